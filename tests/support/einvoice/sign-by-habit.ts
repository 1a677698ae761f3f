import { createHash, createPublicKey, sign, X509Certificate } from 'node:crypto'
import { canonicalDocument, canonicalElement } from '@/lib/einvoice/signature/canonical-xml'
import { elementsOf, type XmlDocument, type XmlNode } from '@/lib/einvoice/xml/node'
import { parseTree } from '@/lib/einvoice/xml/read-tree'
import type { Identity } from '@/supabase/sample-files/certificates'
import type { Form, Habit, Part } from './signing-habits'

const ds = 'http://www.w3.org/2000/09/xmldsig#'
const exclusive = 'http://www.w3.org/2001/10/xml-exc-c14n#'
const inclusive = 'http://www.w3.org/TR/2001/REC-xml-c14n-20010315'
const algorithms: Record<Form, string> = {
  inclusive,
  inclusive11: 'http://www.w3.org/2006/12/xml-c14n11',
  exclusive,
  comments: `${inclusive}#WithComments`,
  listed: exclusive,
}
const listedPrefixes = ['cbc', 'sts', '']
const digests = {
  sha256: 'http://www.w3.org/2001/04/xmlenc#sha256',
  sha384: 'http://www.w3.org/2001/04/xmldsig-more#sha384',
  sha512: 'http://www.w3.org/2001/04/xmlenc#sha512',
  sha1: `${ds}sha1`,
}

type Filled = { digests: readonly string[]; value: string }

/** Replaces `<!--signature-->` by a signature, with the certificate of `authority` if `habit.others` is `chain`. */
export function signedWith(habit: Habit, text: string, signer: Identity, authority: Identity): string {
  const rooted =
    habit.root === '#root' ? text.replace(/<(Invoice|CreditNote|DebitNote)(?=[\s>])/, '<$1 Id="root"') : text
  const [, day = ''] = /<cbc:IssueDate>([^<]+)/.exec(text) ?? []
  const at = (filled: Filled) => {
    const signature = signatureXml({ ...habit, time: `${day}${habit.time}` }, signer, authority, filled)
    if (habit.odd !== 'other-place') return rooted.replace('<!--signature-->', () => signature)
    return rooted
      .replace('<!--signature-->', '')
      .replace(/<\/(Invoice|CreditNote|DebitNote)>/, (end) => signature + end)
  }
  const filled: { digests: string[]; value: string } = { digests: [], value: '' }
  // The digests are computed one after the other, because a reference may cover an earlier reference with its digest.
  for (let reference = 0; reference < referencesOf(habit).length; reference += 1)
    filled.digests.push(digestOfReference(habit, parseTree(at(filled)), reference))
  const info = named(parseTree(at(filled)).root, 'SignedInfo')
  const canonical = canonicalElement(info, { ...settingsOf(habit.info), layout: 'as-is' })
  filled.value = sign(habit.hash, Buffer.from(canonical), {
    key: signer.key,
    dsaEncoding: 'ieee-p1363',
  }).toString('base64')
  return at(filled)
}

type Target = { uri: string; part: Part | 'first' | 'nothing'; form: Form | null }

function referencesOf({ order, forms, ids, odd, root }: Habit): Target[] {
  const uris = { document: root, key: `#${ids.key}`, properties: `#${ids.properties}` }
  const all = order.map((part): Target => ({ uri: uris[part], part, form: forms[part] }))
  const first: Target = { uri: `#${ids.first}`, part: 'first', form: null }
  const document = all.filter(({ part }) => part === 'document')
  if (odd === 'to-the-first-reference') return [...document, first, first]
  if (odd === 'no-properties' || odd === 'unsigned-properties')
    return all.filter(({ part }) => part !== 'properties')
  if (odd === 'dangling') return [...all, { uri: '#nowhere', part: 'nothing', form: null }]
  if (odd === 'external')
    return [...all, { uri: 'https://ejemplo.co/politica.pdf', part: 'nothing', form: null }]
  return all
}

const settingsOf = (form: Form | null) => ({
  exclusive: form === 'exclusive' || form === 'listed',
  ...(form === 'listed' && { prefixes: listedPrefixes }),
})

function digestOfReference(habit: Habit, tree: XmlDocument, at: number): string {
  const target = referencesOf(habit)[at]
  const settings = { ...settingsOf(target?.form ?? null), layout: 'as-is' } as const
  const names = { key: 'KeyInfo', properties: 'SignedProperties', first: 'Reference' } as const
  const digest = (text: string) => createHash(habit.hash).update(text).digest('base64')
  if (!target || target.part === 'nothing') return digest('elsewhere')
  if (target.part !== 'document')
    return digest(canonicalElement(named(tree.root, names[target.part]), settings))
  const without = named(tree.root, 'Signature')
  return digest(
    habit.root === '#root'
      ? canonicalElement(tree.root, { ...settings, without })
      : canonicalDocument(tree, { ...settings, without }),
  )
}

function named(node: XmlNode, name: string): XmlNode {
  const search = (at: XmlNode): XmlNode | undefined =>
    at.name === name && at.uri !== '' ? at : elementsOf(at).map(search).find(Boolean)
  const found = search(node)
  if (!found) throw new Error(`no ${name}`)
  return found
}

function signatureXml(habit: Habit, signer: Identity, authority: Identity, filled: Filled): string {
  const { prefix, ids, odd, space, hash } = habit
  const p = prefix ? `${prefix}:` : ''
  const el = (name: string, inside: string, more = '') =>
    `<${p}${name}${more ? ` ${more}` : ''}>${inside}</${p}${name}>`
  const by = (name: string, algorithm: string, inside = '') => el(name, inside, `Algorithm="${algorithm}"`)
  const formed = (name: string, form: Form) =>
    by(
      name,
      algorithms[form],
      form === 'listed'
        ? `<ec:InclusiveNamespaces xmlns:ec="${exclusive}" PrefixList="cbc sts #default"/>`
        : '',
    )
  const leaving =
    habit.leaving === 'enveloped'
      ? by('Transform', `${ds}enveloped-signature`)
      : by(
          'Transform',
          'http://www.w3.org/TR/1999/REC-xpath-19991116',
          el(
            'XPath',
            `not(ancestor-or-self::${prefix || 'sig'}:Signature)`,
            prefix ? '' : `xmlns:sig="${ds}"`,
          ),
        )
  const references = referencesOf(habit).map(({ uri, part, form }, at) => {
    const transforms = `${part === 'document' ? leaving : ''}${form ? formed('Transform', form) : ''}`
    const inside = `${space}${transforms ? el('Transforms', transforms) : ''}${by('DigestMethod', digests[hash])}${el('DigestValue', filled.digests[at] ?? '')}${space}`
    const id = at === 0 ? `Id="${ids.first}" ` : ''
    const type = part === 'properties' ? ' Type="http://uri.etsi.org/01903#SignedProperties"' : ''
    return `${el('Reference', inside, `${id}URI="${uri}"${type}`)}${space}`
  })
  const info = el(
    'SignedInfo',
    `${space}${formed('CanonicalizationMethod', habit.info)}${by('SignatureMethod', `http://www.w3.org/2001/04/xmldsig-more#${signer.key.asymmetricKeyType === 'ec' ? 'ecdsa' : 'rsa'}-${hash}`)}${references.join('')}`,
  )
  const value = el('SignatureValue', inLines(habit, filled.value), `Id="${ids.signature}-value"`)
  const key = el('KeyInfo', `${space}${keyXml(habit, signer, authority, el)}`, `Id="${ids.key}"`)
  const object =
    odd === 'no-properties' ? '' : `${space}${el('Object', propertiesXml(habit, signer, el, by))}`
  const own = prefix ? `xmlns:${prefix}="${ds}"` : `xmlns="${ds}"`
  return el(
    'Signature',
    `${space}${info}${space}${value}${space}${key}${object}`,
    `${own} Id="${ids.signature}"`,
  )
}

type Element = (name: string, inside: string, more?: string) => string

function keyXml(
  { keyForms, others, lines }: Habit,
  signer: Identity,
  authority: Identity,
  el: Element,
): string {
  const { n = '', e = '' } = createPublicKey(signer.key).export({ format: 'jwk' })
  const base64 = (url: string) => Buffer.from(url, 'base64url').toString('base64')
  const serial = BigInt(`0x${new X509Certificate(signer.certificate).serialNumber}`).toString()
  const data = [
    ...(keyForms.includes('issuer')
      ? [el('X509IssuerSerial', `${el('X509IssuerName', 'CN=Autoridad')}${el('X509SerialNumber', serial)}`)]
      : []),
    ...(keyForms.includes('subject') ? [el('X509SubjectName', 'CN=Firmante')] : []),
    ...[signer, ...(others === 'chain' ? [authority] : [])].map(({ certificate }) =>
      el('X509Certificate', certificateText(certificate, lines)),
    ),
  ]
  return [
    ...(keyForms.includes('name') ? [el('KeyName', 'una llave')] : []),
    ...(keyForms.includes('value')
      ? [el('KeyValue', el('RSAKeyValue', el('Modulus', base64(n)) + el('Exponent', base64(e))))]
      : []),
    el('X509Data', data.join('')),
  ].join('')
}

const inLines = ({ lines }: Habit, text: string) =>
  lines === 'lf'
    ? text.replace(/.{76}/g, '$&\n')
    : lines === 'cr'
      ? text.replace(/.{76}/g, '$&&#13;\n')
      : text

function certificateText(certificate: Uint8Array, lines: Habit['lines']): string {
  const text = inLines({ lines } as Habit, Buffer.from(certificate).toString('base64'))
  return lines === 'pem' ? `-----BEGIN CERTIFICATE-----\n${text}\n-----END CERTIFICATE-----\n` : text
}

function propertiesXml(habit: Habit, { certificate }: Identity, el: Element, by: Element): string {
  const { xades: x, ids, odd } = habit
  const weak = odd === 'sha1-certificate'
  const digest = createHash(weak ? 'sha1' : 'sha256')
    .update(certificate)
    .digest('base64')
  const named = `<${x}:SigningCertificate><${x}:Cert><${x}:CertDigest>${by('DigestMethod', digests[weak ? 'sha1' : 'sha256'])}${el('DigestValue', digest)}</${x}:CertDigest></${x}:Cert></${x}:SigningCertificate>`
  const time = odd === 'strange-time' ? '18/11/2026 9:31' : habit.time
  const target = odd === 'target-of-nothing' ? '#otra' : `#${ids.signature}`
  return `<${x}:QualifyingProperties xmlns:${x}="http://uri.etsi.org/01903/v1.3.2#" Target="${target}"><${x}:SignedProperties Id="${ids.properties}"><${x}:SignedSignatureProperties>${odd === 'no-time' ? '' : `<${x}:SigningTime>${time}</${x}:SigningTime>`}${odd === 'no-certificate-digest' ? '' : named}</${x}:SignedSignatureProperties></${x}:SignedProperties></${x}:QualifyingProperties>`
}
