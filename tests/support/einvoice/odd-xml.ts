import type { Identity } from '@/supabase/sample-files/certificates'
import type { Random } from './random'

/** XML allows these unusual notations; some mean the same as a usual notation, others do not. */
const attributes = [
  'tab="a&#9;b\tc"',
  'line="a\nb&#10;c&#xD;d"',
  `quote='"both" &apos;kinds&apos; &amp; &lt; >'`,
  'smile="😀 &#x1F600;"',
  '\u{10400}="beyond the plane" \uFB01="in it, and behind it by UTF-16"',
  'xml:lang="es"',
  'xml:lang="qu"',
  'xml:space="preserve"',
  'xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2"',
  'xmlns:late="urn:late" late:z="1" a="2"',
  'xmlns:b="urn:a" xmlns:a="urn:b" a:x="1" b:x="2" x="3"',
  'xmlns:late="urn:other" late:z=""',
]
const strangers = [
  '<x xmlns=""><y xmlns="urn:y"><z xmlns=""/><z/></y></x>',
  '<o:x xmlns:o="urn:o"><o:x xmlns:o="urn:p"/><o:y at="1" o:at="2"/></o:x>',
  '<x xmlns="urn:x"> mixed <y> content </y>\n and <?pi in it?> more </x>',
  '<x xmlns="urn:x"><![CDATA[<not> &a; ]]]><![CDATA[]>]]></x>',
  '<x xmlns="urn:x" xmlns:unused="urn:unused"><u:y xmlns:u="urn:u"/></x>',
]
const asides = ['<!-- said aside -->', '<?data  with  spaces ?>', '<?empty?>', '\n\t  \n', '<!---->']
const words = [
  'ñandú',
  '😀',
  '<![CDATA[a & b < c]]>',
  '&#13;',
  'a<!-- x -->b',
  ']]&gt;',
  '&#x20AC;',
  '\u0085',
  '\u2028',
]

/** Rewrites a document as oddly as XML allows, but keeps the place for a signature. */
export function oddXml(text: string, random: Random): string {
  const odd = text
    .replace(/^<\?xml[^>]*>\s*/, '')
    .trim()
    .replace(/<[^>]+>|[^<]+/g, (token) =>
      token.startsWith('<') ? oddTag(token, random) : oddWords(token, random),
    )
  const around = () => (random.chance(0.3) ? `${random.pick(asides.filter((one) => one.trim()))}\n` : '')
  const whole = `${random.chance(0.5) ? '<?xml version="1.0" encoding="UTF-8"?>\n' : ''}${around()}${odd}\n${around()}${around()}`
  return random.chance(0.3) ? whole.replace(/\n/g, '\r\n') : whole
}

function oddTag(tag: string, random: Random): string {
  if (tag.startsWith('<?')) return tag
  const after =
    random.chance(0.05) && !/^<\/(Invoice|CreditNote|DebitNote)>/.test(tag) ? random.pick(asides) : ''
  if (tag.startsWith('</'))
    return `${random.chance(0.1) ? random.pick(asides) : ''}${tag.replace('>', random.chance(0.1) ? '\n>' : '>')}`
  if (tag.includes('ExtensionContent') && random.chance(0.5))
    return `${tag.replace('>', ' >')}${random.pick(strangers)}`
  const [, start = '', end = ''] = /^([^]*?)(\/?>)$/.exec(tag) ?? []
  const free = attributes.filter((one) => !namesIn(one).some((name) => namesIn(start).includes(name)))
  const added = random.chance(0.15) ? `${random.pick([' ', '\n\t'])}${random.pick(free)}` : ''
  const empty = end === '/>' && random.chance(0.5) ? `></${/^<([^\s>]+)/.exec(start)?.[1] ?? ''}>` : end
  return `${start}${added}${empty}${after}`
}

const namesIn = (text: string) => [...text.matchAll(/([^\s=]+)=["']/g)].map(([, name]) => name)

const oddWords = (text: string, random: Random) =>
  random.chance(0.1) ? `${text}${random.pick(words)}` : text

const ds = 'http://www.w3.org/2000/09/xmldsig#'
const canonical = [
  'http://www.w3.org/TR/2001/REC-xml-c14n-20010315',
  'http://www.w3.org/2001/10/xml-exc-c14n#',
  'http://www.w3.org/2006/12/xml-c14n11',
]
export const digestRoom = (at: number) => `@digest-${at}@`
export const valueRoom = '@value@'

export function signatureTemplate(
  { certificate }: Identity,
  certificateDigest: string,
  random: Random,
): string {
  const p = random.pick(['ds:', '', 'dsig:'])
  const own = p ? `xmlns:${p.slice(0, -1)}="${ds}"` : `xmlns="${ds}"`
  const el = (name: string, inside: string, more = '') =>
    `<${p}${name}${more ? ` ${more}` : ''}>${inside}</${p}${name}>`
  const by = (name: string, algorithm: string) => el(name, '', `Algorithm="${algorithm}"`)
  const form = () => (random.chance(0.3) ? '' : by('Transform', random.pick(canonical)))
  const space = random.pick(['', '\n', '\n    '])
  const reference = (more: string, transforms: string, at: number) =>
    el(
      'Reference',
      `${space}${transforms ? el('Transforms', transforms) : ''}${by('DigestMethod', 'http://www.w3.org/2001/04/xmlenc#sha256')}${space}${el('DigestValue', digestRoom(at))}`,
      more,
    )
  const info = el(
    'SignedInfo',
    `${space}${by('CanonicalizationMethod', random.pick(canonical))}${by('SignatureMethod', 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256')}${reference('URI=""', by('Transform', `${ds}enveloped-signature`) + form(), 0)}${reference('URI="#key"', form(), 1)}${space}${reference('Type="http://uri.etsi.org/01903#SignedProperties" URI="#properties"', form(), 2)}`,
  )
  const key = el(
    'KeyInfo',
    el('X509Data', el('X509Certificate', certificateText(certificate, random))),
    'Id="key"',
  )
  const digest = `${by('DigestMethod', 'http://www.w3.org/2001/04/xmlenc#sha256')}${el('DigestValue', certificateDigest)}`
  const properties = `<xades:QualifyingProperties xmlns:xades="http://uri.etsi.org/01903/v1.3.2#" Target="#signature"${random.chance(0.3) ? ' xml:lang="en"' : ''}><xades:SignedProperties Id="properties"><xades:SignedSignatureProperties><xades:SigningTime>2026-11-18T09:00:00-05:00</xades:SigningTime>${space}<xades:SigningCertificate><xades:Cert><xades:CertDigest>${digest}</xades:CertDigest></xades:Cert></xades:SigningCertificate></xades:SignedSignatureProperties></xades:SignedProperties></xades:QualifyingProperties>`
  return `<${p}Signature ${own} Id="signature">${space}${info}${space}${el('SignatureValue', valueRoom)}${key}${space}${el('Object', properties)}</${p}Signature>`
}

function certificateText(certificate: Uint8Array, random: Random): string {
  const text = Buffer.from(certificate).toString('base64')
  return random.chance(0.5) ? text.replace(/.{76}/g, '$&\n') : text
}
