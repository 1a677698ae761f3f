import { createHash, generateKeyPairSync, sign, type KeyObject } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { keyUsages, nitsIn, readCertificate } from '@/lib/einvoice/signature/certificate'
import { verifySigned } from '@/lib/einvoice/signature/public-key'
import { clockToleranceMs, trustOf } from '@/lib/einvoice/signature/trust'
import { authority, certified, identity } from '@/supabase/sample-files/certificates'
import { demoAnchors } from '../../support/einvoice/deliveries'
import {
  constraints,
  oddCertificate,
  sequence,
  unknownExtension,
  usage,
  type signatures,
} from '../../support/einvoice/odd-certificate'
import { checkDigit } from '@/lib/format/nit'
import { randomOf } from '../../support/einvoice/random'
import { thoroughly } from '../../support/thorough'

const [commonName, serialNumber, organisation, organisationId] = [
  '2.5.4.3',
  '2.5.4.5',
  '2.5.4.10',
  '2.5.4.97',
]
const nitOid = '1.3.6.1.4.1.4710.1.3.2'
const at = Date.parse('2026-11-18T12:00:00-05:00')
const signer = certified({ nit: '999200555', name: 'Firmante Inventado' })
const spki = (key: KeyObject) => key.export({ type: 'spki', format: 'der' })
const own = generateKeyPairSync('rsa', { modulusLength: 2048 })
const authorityName = Object.entries(authority.subject)
const firm = [
  [commonName, 'Firmante Inventado'],
  [serialNumber, '999200555'],
] as const
const usual = { subject: firm, issuer: authorityName, publicKey: spki(own.publicKey), signer: authority.key }

async function way(leaf: Uint8Array, ...others: Uint8Array[]): Promise<string> {
  const all = [leaf, ...others].map(readCertificate)
  const trust = await trustOf(readCertificate(leaf), { others: all, anchors: demoAnchors, at })
  return trust.trusted ? 'trusted' : trust.why
}

test('a valid certificate that the tests build byte by byte is trusted', async () => {
  expect(await way(oddCertificate(usual))).toBe('trusted')
  expect(await way(signer.certificate)).toBe('trusted')
})

test.each([
  ['has ended by then', { notAfter: at - 2 * clockToleranceMs }],
  ['begins later', { notBefore: at + 2 * clockToleranceMs }],
])('a certificate is not trusted when its listed authority %s', async (_, dates) => {
  const leaf = readCertificate(signer.certificate)
  const anchors = { ...demoAnchors, all: demoAnchors.all.map((anchor) => ({ ...anchor, ...dates })) }
  expect(await trustOf(leaf, { others: [], anchors, at })).toMatchObject({ why: 'unknown-authority' })
})

describe('a certificate of an unusual issuer, key or form', () => {
  test.each<[keyof typeof signatures, string]>([
    ['sha1', 'unknown-authority'],
    ['md5', 'unknown-authority'],
    ['pss', 'unknown-authority'],
  ])('signed with %s cannot be checked, which is reported without accusing anybody', async (by, expected) => {
    expect(await way(oddCertificate({ ...usual, by }))).toBe(expected)
  })

  test('signed with another key under the name of an accredited authority is a forgery', async () => {
    expect(await way(oddCertificate({ ...usual, signer: own.privateKey }))).toBe('false-authority')
  })

  test('with an elliptic curve is trusted like any other, but not for RSA signatures', async () => {
    const curve = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const stranger = [[commonName, 'Otra Autoridad']] as const
    const above = oddCertificate({
      ...usual,
      subject: stranger,
      publicKey: spki(curve.publicKey),
      extensions: [constraints(true), usage(keyUsages.certSign)],
    })
    const below = oddCertificate({ ...usual, issuer: stranger, signer: curve.privateKey, by: 'ecdsa' })
    expect(await way(below, above)).toBe('trusted')
    const leaf = oddCertificate({ ...usual, publicKey: spki(curve.publicKey) })
    expect(await way(leaf)).toBe('trusted')
    const data = Buffer.from('x')
    expect(
      await verifySigned(readCertificate(leaf).publicKey, {
        scheme: 'rsa',
        form: 'plain',
        hash: 'SHA-256',
        data,
        signature: sign('sha256', data, curve.privateKey),
      }),
    ).toBe(false)
  })

  test.each([
    ['no constraints', [usage(keyUsages.certSign)]],
    ['constraints that say no', [constraints(false), usage(keyUsages.certSign)]],
    ['no right to certify', [constraints(true), usage(keyUsages.digitalSignature)]],
    [
      'a critical extension that nobody knows',
      [constraints(true), usage(4), unknownExtension('1.2.3.4', true)],
    ],
    ['constraints on names', [constraints(true), usage(4), unknownExtension('2.5.29.30', true)]],
  ])('issued by an authority in the file with %s is not trusted', async (_, extensions) => {
    const middle = [[commonName, 'Intermedia']] as const
    const above = oddCertificate({ ...usual, subject: middle, extensions })
    const below = oddCertificate({ ...usual, issuer: middle, signer: own.privateKey })
    expect(await way(below, above)).toBe('unknown-authority')
  })

  test('is trusted only within the length that its authorities allow, and loops end', async () => {
    const name = (n: number) => [[commonName, `Nivel ${n}`]] as const
    const level = (n: number, above: number | null, pathLength?: number) =>
      oddCertificate({
        ...usual,
        subject: name(n),
        issuer: above === null ? authorityName : name(above),
        signer: above === null ? authority.key : own.privateKey,
        extensions: [constraints(true, pathLength), usage(4)],
      })
    const leafOf = (n: number) => oddCertificate({ ...usual, issuer: name(n), signer: own.privateKey })
    expect(await way(leafOf(2), level(2, 1), level(1, null))).toBe('trusted')
    expect(await way(leafOf(2), level(2, 1), level(1, null, 0))).toBe('unknown-authority')
    expect(await way(leafOf(2), level(2, 3), level(3, 2))).toBe('unknown-authority')
    const long = [level(6, 5), level(5, 4), level(4, 3), level(3, 2), level(2, 1), level(1, null)]
    expect(await way(leafOf(6), ...long)).toBe('unknown-authority')
  })

  test('with a repeated extension is invalid', () => {
    const twice = oddCertificate({ ...usual, extensions: [constraints(false), constraints(true)] })
    expect(() => readCertificate(twice)).toThrow(RangeError)
  })

  test('of a megabyte is not read', () => {
    const subject = Array.from({ length: 40 }, () => [commonName, 'x'.repeat(1000)] as const)
    expect(() => readCertificate(oddCertificate({ ...usual, subject }))).toThrow(RangeError)
  })
})

describe('the NIT in a certificate', () => {
  const nits = (...values: (readonly [string, string])[]) =>
    nitsIn(new Map(values.map(([type, value]) => [type, [value]] as const)))
  test.each<[string, string, string[]]>([
    ['alone', '800197268', ['800197268']],
    ['with its digit', '8001972684', ['800197268', '8001972684']],
    ['with a hyphen', '800197268-4', ['800197268', '8001972684']],
    ['with points', 'NIT 800.197.268-4', ['800197268', '8001972684']],
    ['as European norms write it', 'VATCO-800197268', ['800197268']],
    ['of another country', 'VATES-800197268', []],
    ['with another digit', '8001972689', ['8001972689']],
    ['with another digit after a hyphen', '800197268-9', []],
    ['with words behind', 'CO-800197268x', []],
    ['among other numbers', '1 800197268 2', []],
    ['a number that contains it', '98001972684', ['98001972684']],
    ['a person whose digit makes it up', '80019726-8', []],
    ['digits of another script between', '80019٣7268', []],
    ['digits of another script before', '٣800197268', []],
    ['full-width digits', '８００１９７２６８', []],
    ['a person with the digit', `79555123-${checkDigit('79555123')}`, ['79555123']],
    ['a short number', '1234', []],
  ])('is read when it is written %s', (_, value, expected) => {
    expect(nits([serialNumber, value]).toSorted()).toEqual(expected.toSorted())
  })

  test('is not made of a person’s number with its check digit', () => {
    // A person's eight digits with their check digit look like a company's NIT, which has nine digits.
    expect(nits([serialNumber, `90000003-${checkDigit('90000003')}`])).toEqual(['90000003'])
  })

  test('is read from every attribute for a NIT, but not from name, organisation or unit', () => {
    expect(
      nits([commonName, '800197268'], [organisation, 'NIT 800197268'], ['2.5.4.11', '800197268']),
    ).toEqual([])
    expect(
      nits([serialNumber, '79555123'], [nitOid, '999200555'], [organisationId, 'NTRCO-999300777']).toSorted(),
    ).toEqual(['79555123', '999200555', '999300777'])
  })
})

describe('a signature with RSA', () => {
  const data = Buffer.from('what was signed')
  const check = (publicKey: KeyObject, signature: Uint8Array) =>
    verifySigned(spki(publicKey), { scheme: 'rsa', form: 'plain', hash: 'SHA-256', signature, data })

  test.each([1024, 2047])(
    'by a key of %i bits is refused, because the key is too small',
    async (modulusLength) => {
      const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength })
      expect(await check(publicKey, sign('sha256', data, privateKey))).toBe(false)
    },
  )

  const toNumber = (bytes: Uint8Array) => BigInt(`0x${Buffer.from(bytes).toString('hex')}`)
  const toBytes = (value: bigint) => Buffer.from(value.toString(16).padStart(512, '0'), 'hex')
  const info = Buffer.from('3031300d060960864801650304020105000420', 'hex')
  const digest = createHash('sha256').update(data).digest()

  test('with garbage after the digest is refused (a forged cube root, exponent 3)', async () => {
    const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048, publicExponent: 3 })
    const head = Buffer.concat([Buffer.from([0, 1, ...Array<number>(8).fill(0xff), 0]), info, digest])
    const block = toNumber(Buffer.concat([head, Buffer.alloc(256 - head.length, 0xff)]))
    let [low, high] = [0n, 1n << 700n]
    while (low < high) {
      const middle = (low + high + 1n) >> 1n
      if (middle ** 3n <= block) low = middle
      else high = middle - 1n
    }
    expect(toBytes(low ** 3n).subarray(0, head.length)).toEqual(head)
    expect(await check(publicKey, toBytes(low))).toBe(false)
  })

  test('by a key with exponent 1 is refused, because every block would be its own signature', async () => {
    const { n = '' } = own.publicKey.export({ format: 'jwk' })
    const modulus = Buffer.concat([Buffer.from([0]), Buffer.from(n, 'base64url')])
    const integer = (bytes: Uint8Array) =>
      Buffer.concat([Buffer.from([0x02, 0x82, bytes.length >> 8, bytes.length & 0xff]), bytes])
    const key = sequence(integer(modulus), Buffer.from([0x02, 1, 1]))
    const bits = Buffer.concat([
      Buffer.from([0x03, 0x82, (key.length + 1) >> 8, (key.length + 1) & 0xff, 0]),
      key,
    ])
    const info1 = sequence(Buffer.from('300d06092a864886f70d0101010500', 'hex'), bits)
    const block = Buffer.concat([
      Buffer.from([0, 1]),
      Buffer.alloc(256 - 3 - info.length - 32, 0xff),
      Buffer.from([0]),
      info,
      digest,
    ])
    expect(
      await verifySigned(info1, { scheme: 'rsa', form: 'plain', hash: 'SHA-256', signature: block, data }),
    ).toBe(false)
  })

  test('is refused with a leading zero, another length or the modulus added', async () => {
    const right = sign('sha256', data, own.privateKey)
    const { n = '' } = own.publicKey.export({ format: 'jwk' })
    const modulus = toNumber(Buffer.from(n, 'base64url'))
    expect(await check(own.publicKey, right)).toBe(true)
    expect(await check(own.publicKey, Buffer.concat([Buffer.from([0]), right]))).toBe(false)
    expect(await check(own.publicKey, right.subarray(1))).toBe(false)
    const more = (toNumber(right) + modulus).toString(16)
    expect(
      await check(own.publicKey, Buffer.from(more.padStart(more.length + (more.length % 2), '0'), 'hex')),
    ).toBe(false)
  })
})

const mutations = Number(process.env.CERTIFICATE_MUTATIONS ?? thoroughly(5000, 1000))

test(`each of ${mutations} damaged certificates is read or refused at once`, () => {
  const random = randomOf(3)
  const bases = [
    signer.certificate,
    authority.certificate,
    oddCertificate(usual),
    identity({ subject: { [commonName]: 'Ñandú' } }).certificate,
  ]
  let [read, refused, worst] = [0, 0, 0]
  for (let count = 0; count < mutations; count += 1) {
    let bytes = Uint8Array.from(random.pick(bases))
    for (let changes = random.upTo(4) + 1; changes > 0; changes -= 1) {
      const where = random.upTo(bytes.length)
      const kind = random.upTo(4)
      if (kind < 2)
        bytes[where] =
          kind === 0 ? random.upTo(256) : random.pick([0, 0x1f, 0x30, 0x7f, 0x80, 0x82, 0x83, 0x84, 0xff])
      else if (kind === 2) bytes = bytes.slice(0, where)
      else
        bytes = Uint8Array.from([...bytes.subarray(0, where), ...bytes.subarray(random.upTo(bytes.length))])
    }
    const begun = process.cpuUsage()
    try {
      nitsIn(readCertificate(bytes).subjectName)
      read += 1
    } catch (cause) {
      expect(cause).toBeInstanceOf(RangeError)
      refused += 1
    }
    worst = Math.max(worst, process.cpuUsage(begun).user / 1000)
  }
  expect(read).toBeGreaterThan(0)
  expect(refused).toBeGreaterThan(mutations / 4)
  expect(worst).toBeLessThan(250)
})
