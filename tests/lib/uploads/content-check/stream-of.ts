/** The bytes in pieces, as they come from the network. */
export async function* streamOf(bytes: Uint8Array, piece = 65_536): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += piece) yield bytes.subarray(at, at + piece)
}

export const bytesOf = (text: string): Uint8Array => Buffer.from(text, 'latin1')
