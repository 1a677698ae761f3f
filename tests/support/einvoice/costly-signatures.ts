import { signatureIn, sound } from './signing'

const repeat = (count: number, one: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => one(at)).join('')
const before = '<cbc:UBLVersionID>'
const bare = sound.slice(sound.indexOf('<Invoice'))
const into = (more: string) => bare.replace(before, () => `${more}${before}`)
const deep = (depth: number, open: (at: number) => string, inside: string) =>
  repeat(depth, open) + inside + '</x>'.repeat(depth)

/** Signed documents within the limits of the gate that cost a verifier as much as they can; all of them altered. */
export function costlySignatures(): { name: string; text: string }[] {
  const signature = signatureIn(bare)
  const manyNamespaces = deep(
    97,
    (at) => `<x ${repeat(190, (n) => ` xmlns:n${at}-${n}="u"`)}>`,
    repeat(9_000, (at) => `<x xmlns:q="u${at}"/>`),
  )
  const all: [string, string][] = [
    ['1 MB of lines', into(repeat(10_500, () => '<cbc:Note>Una línea como otra cualquiera, de cien letras y algo más, para llenarla</cbc:Note>\n'))],
    ['4 MB of long texts', into(repeat(4, () => `<cbc:Note>${'a&lt;b '.repeat(149_000)}</cbc:Note>`))],
    ['58,000 elements', into(`<x>${repeat(58_000, () => '<y/>\n')}</x>`)],
    ['58,000 elements at the bottom', into(deep(97, () => '<x>', repeat(58_000, () => '<y/>\n')))],
    ['99 levels over and over', into(repeat(590, () => deep(98, () => '<x>', '')))],
    ['many namespaces, deep', into(manyNamespaces)],
    ['the same namespace over and over', into(deep(97, (at) => `<x xmlns:a="u${at}">`, repeat(57_000, (at) => `<a:x xmlns:a="v${at % 2}"/>`)))],
    ['200 attributes of 400 elements', into(repeat(400, () => `<x ${repeat(199, (n) => ` a${n}="&#10;"`)}/>`))],
    ['a megabyte of white space', into(repeat(3, () => `<cbc:Note>${' '.repeat(340_000)}x</cbc:Note>`))],
    ['a huge SignedInfo', bare.replace('<ds:SignedInfo>', (own) => own + '<ds:x>\n</ds:x>'.repeat(55_000))],
    ['a huge SignatureValue', bare.replace(/(?<=<ds:SignatureValue>)/, 'A'.repeat(900_000))],
    ['huge KeyInfo and properties', bare.replace('</ds:KeyInfo>', (own) => '<ds:x/>'.repeat(29_000) + own).replace('</xades:SignedProperties>', (own) => '<xades:x/>'.repeat(29_000) + own)],
    ['10,000 references', bare.replace('<ds:SignedInfo>', (own) => own + '<ds:Reference URI="#xmldsig-1-keyinfo"><ds:DigestMethod Algorithm="http://www.w3.org/2001/04/xmlenc#sha256"/></ds:Reference>'.repeat(14_000))],
    ['25,000 signatures', into(`<x>${'<ds:Signature/>'.repeat(55_000)}</x>`)],
    ['eight certificates of 48 kB', bare.replace(signature, () => signature.replace(/<ds:X509Certificate>[^]*?<\/ds:X509Certificate>/, (own) => own + `<ds:X509Certificate>${Buffer.from(`30820${'0'.repeat(64_000)}`, 'hex').toString('base64')}</ds:X509Certificate>`.repeat(7)))],
    ['90,000 ids', into(repeat(29_000, (at) => `<x id="a${at}" Id="b${at}" ID="c${at}"/>`))],
  ] // prettier-ignore
  return all.map(([name, text]) => ({ name, text: text.replace(/2842910\.00/g, '9842910.00') }))
}
