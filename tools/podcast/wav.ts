/** How many samples a second flite speaks in. */
export const RATE = 16_000;

/** The head of a WAV file of one channel, 16 bits a sample. */
const HEAD = 44;

/**
 * The samples of a WAV file as flite writes it.
 * @throws when it has another rate or more than one channel
 */
export function readWav(file: Buffer): Int16Array {
  const [channels, rate, bits] = [
    file.readUInt16LE(22),
    file.readUInt32LE(24),
    file.readUInt16LE(34),
  ];
  if (channels !== 1 || rate !== RATE || bits !== 16) {
    throw new Error(`flite gave ${channels} channels of ${rate} Hz with ${bits} bits`);
  }
  const samples = new Int16Array((file.length - HEAD) / 2);
  for (let at = 0; at < samples.length; at += 1) samples[at] = file.readInt16LE(HEAD + at * 2);
  return samples;
}

/** A WAV file of some samples. */
export function writeWav(samples: Int16Array): Buffer {
  const head = Buffer.alloc(HEAD);
  const bytes = samples.length * 2;
  head.write('RIFF', 0);
  head.writeUInt32LE(HEAD - 8 + bytes, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(RATE, 24);
  head.writeUInt32LE(RATE * 2, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write('data', 36);
  head.writeUInt32LE(bytes, 40);
  return Buffer.concat([head, Buffer.from(samples.buffer, samples.byteOffset, bytes)]);
}
