import { fill } from '../../../../contract/fill.ts';
import { wholeNumber } from '../../../../contract/format.ts';
import type { SectionContent, SectionContext, SectionProps } from '../../../kit/define-section.ts';
import { SectionHead } from '../../../kit/SectionHead.tsx';
import { Loom } from '../../../ui/loom/Loom.tsx';
import { Text } from '../../../ui/Text.tsx';
import { TextList } from '../../../ui/TextList.tsx';
import { Seats, Steps, Tables } from './Drawings.tsx';
import type { schema } from './schema.ts';

/** Renders the venue of an event: the building between its street and its water, from edge to edge, and directions. */
export function Venue(section: SectionProps<typeof schema>) {
  const { anchor, heading, lead, street, ways, waterside, context } = section;
  return (
    <section id={anchor} className="section venue overflow-clip" data-section="venue">
      <div className="wrap">
        <SectionHead heading={heading} lead={lead} align="apart" />
      </div>
      <div className="venue-street">
        <div className="wrap grid text-sm">
          <Text.p className="venue-to-start">{street.toStart}</Text.p>
          <Text.p className="font-semibold">{street.name}</Text.p>
          <Text.p className="venue-to-end">{street.toEnd}</Text.p>
        </div>
      </div>
      <House section={section} context={context} />
      <Waterside {...waterside} />
      <dl className="venue-ways wrap grid gap-2xl">
        {ways.map(({ by, fact, body }) => (
          <div key={by}>
            <Text.dt className="text-note">{by}</Text.dt>
            <Text.dd className="venue-fact text-2xl font-semibold">{fact}</Text.dd>
            <Text.dd>{body}</Text.dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

interface HouseProps {
  section: Pick<SectionContent<typeof schema>, 'entrance' | 'rooms' | 'steps'>;
  context: SectionContext;
}

/** Renders the entrance, the rooms, and the steps between them. */
function House({ section: { entrance, rooms, steps }, context }: HouseProps) {
  return (
    <div className="wrap">
      <div className="venue-house columns bg-surface gap-lg">
        <div className="venue-entrance relative">
          <Text.h3>{entrance.name}</Text.h3>
          <Text.p className="text-note">{entrance.body}</Text.p>
          <TextList items={entrance.desks} />
        </div>
        {rooms.map((room) => (
          <Room
            key={room.name}
            room={room}
            widest={Math.max(...rooms.map(({ inRow }) => inRow))}
            context={context}
          />
        ))}
        <div className="venue-way grid items-center">
          <Steps count={steps.count} />
          <Text.p className="text-note">{steps.label}</Text.p>
        </div>
      </div>
    </div>
  );
}

interface RoomProps {
  room: HouseProps['section']['rooms'][number];
  /** The number of seats per row in the widest room. */
  widest: number;
  context: SectionContext;
}

function Room({ room, widest, context: { lang, words } }: RoomProps) {
  const seats = wholeNumber(lang, room.rows * room.inRow);
  return (
    <div className="venue-room relative grid items-baseline gap-sm">
      <Text.h3>{room.name}</Text.h3>
      <Text.p className="text-note">{fill(words.venue.seats, { count: seats })}</Text.p>
      <Seats {...room} widest={widest} />
      <Text.p className="text-note span-all">{room.body}</Text.p>
    </div>
  );
}

/** Renders a promenade with its tables, and the water as a cloth. */
function Waterside({
  walk,
  body,
  tables,
  water,
  weave,
}: SectionContent<typeof schema>['waterside']) {
  return (
    <>
      <div className="venue-walk wrap grid">
        <Text.h3>{walk}</Text.h3>
        <Text.p className="text-note">{body}</Text.p>
        <Tables count={tables} />
      </div>
      <div className="venue-water relative">
        <Loom weave={weave} />
        <p className="wrap relative">
          <Text.span>{water}</Text.span>
        </p>
      </div>
    </>
  );
}
