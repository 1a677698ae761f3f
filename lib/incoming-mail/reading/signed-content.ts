import { fromBER, Constructed, ObjectIdentifier, OctetString, Sequence, type BaseBlock } from 'asn1js'

const signedData = '1.2.840.113549.1.7.2'

const childrenOf = (block: BaseBlock | undefined): BaseBlock[] =>
  block instanceof Sequence || block instanceof Constructed ? block.valueBlock.value : []

/** Returns the mail inside an S/MIME message that is signed as a whole; null when it is encrypted or damaged. */
export function signedContent(bytes: Uint8Array): Uint8Array | null {
  const { result, offset } = fromBER(new Uint8Array(bytes))
  if (offset < 0) return null
  const [kind, content] = childrenOf(result)
  if (!(kind instanceof ObjectIdentifier) || kind.valueBlock.toString() !== signedData) return null
  const encapsulated = childrenOf(childrenOf(content)[0])[2]
  const [octets] = childrenOf(childrenOf(encapsulated)[1])
  return octets instanceof OctetString ? new Uint8Array(octets.getValue()) : null
}
