import type { WeaveOf } from '../parameters.ts';
import { bandAt, type Pattern } from './pattern.ts';

const threadsOf = ({ threads }: { threads: number }) => threads;

/** Checks: in plain weave, warp and weft are on top alternately. */
export const phaKhaoMa =
  ({ warp, weft }: WeaveOf<'pha-khao-ma'>): Pattern =>
  ({ column, row }) => {
    const isWarp = (column + row) % 2 === 0;
    const { band } = isWarp ? bandAt(warp, threadsOf, column) : bandAt(weft, threadsOf, row);
    return { dye: band.dye, shade: 1 };
  };
