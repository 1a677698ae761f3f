import { execFileSync, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { installPackage } from '@/scripts/stack/browser'

export const openssl = (...args: string[]) => execFileSync('openssl', args, { stdio: 'pipe' }).toString()

export const pdfsig = (pdf: string) => poppler('pdfsig', '-nocert', pdf)
export const pdfText = (pdf: string) => poppler('pdftotext', '-layout', pdf, '-')

/** Runs a program of poppler, and tries to install poppler if the program is missing. */
function poppler(program: string, ...args: string[]): string {
  const ask = () => spawnSync(program, args, { encoding: 'utf8' })
  const first = ask()
  if (!first.error) return first.stdout
  installPackage('poppler-utils')
  const { error, stdout } = ask()
  if (error) throw new Error(`${program} is missing. Install the Debian package "poppler-utils".`, { cause: error }) // prettier-ignore
  return stdout
}

/** Returns a PDF's signed bytes (ByteRange, ISO 32000-1, 12.8.1) and signature, for tools that cannot read PDF. */
export function partsOf(pdf: Buffer): { content: Buffer; signature: Buffer } {
  const range = /\/ByteRange \[\s*(\d+) (\d+) (\d+) (\d+)\s*\]/.exec(pdf.toString('latin1'))
  const [from = 0, length = 0, next = 0, rest = 0] = (range ?? []).slice(1).map(Number)
  const padded = Buffer.from(pdf.subarray(from + length + 1, next - 1).toString('latin1'), 'hex')
  const end = padded[1] === 0x82 ? 4 + padded.readUInt16BE(2) : padded.length
  return {
    content: Buffer.concat([pdf.subarray(from, from + length), pdf.subarray(next, next + rest)]),
    signature: padded.subarray(0, end),
  }
}

const extensions = `
[ root ]
basicConstraints = critical, CA:TRUE
keyUsage = critical, keyCertSign
[ issuer ]
basicConstraints = critical, CA:TRUE, pathlen:0
keyUsage = critical, keyCertSign
[ firm ]
keyUsage = critical, digitalSignature, nonRepudiation
[ clock ]
keyUsage = critical, digitalSignature
extendedKeyUsage = critical, timeStamping
[ tsa ]
default_tsa = tsa_default
[ tsa_default ]
serial = $ENV::FOLDER/serial
default_policy = 1.3.6.1.4.1.99999.1
digests = sha256
signer_digest = sha256
ess_cert_id_alg = sha256
accuracy = secs:1
`

export function openEntity(parent: string) {
  const folder = path.join(parent, 'entity')
  mkdirSync(folder)
  const at = (name: string) => path.join(folder, name)
  writeFileSync(at('ca.cnf'), extensions)
  writeFileSync(at('serial'), '01\n')
  process.env.FOLDER = folder
  const certify = (name: string, subject: string, by: string | null) => {
    openssl('req', '-new', '-newkey', 'rsa:2048', '-nodes', '-utf8', '-subj', subject, '-keyout', at(`${name}.key`), '-out', at(`${name}.csr`)) // prettier-ignore
    const signer = by ? ['-CA', at(`${by}.pem`), '-CAkey', at(`${by}.key`), '-CAcreateserial'] : ['-signkey', at(`${name}.key`)] // prettier-ignore
    openssl('x509', '-req', '-in', at(`${name}.csr`), '-days', '90', '-extfile', at('ca.cnf'), '-extensions', name, '-out', at(`${name}.pem`), ...signer) // prettier-ignore
  }
  certify('root', '/O=Entidad de prueba/CN=Raíz', null)
  certify('issuer', '/O=Entidad de prueba/CN=Subordinada', 'root')
  certify('firm', '/O=Firma de prueba S.A.S./CN=Firma de prueba', 'issuer')
  certify('clock', '/O=Entidad de prueba/CN=Estampa', 'issuer')
  writeFileSync(
    at('chain.pem'),
    readFileSync(at('root.pem'), 'utf8') + readFileSync(at('issuer.pem'), 'utf8'),
  )
  // This P12 file has old ciphers, as certificate authorities still use, and its certificates are in the wrong order.
  const old = ['-keypbe', 'PBE-SHA1-3DES', '-certpbe', 'PBE-SHA1-3DES', '-macalg', 'sha1']
  openssl('pkcs12', '-export', '-in', at('firm.pem'), '-inkey', at('firm.key'), '-certfile', at('chain.pem'), '-passout', 'pass:clave', '-out', at('firm.p12'), ...old) // prettier-ignore

  const stamp = (query: Buffer): Buffer => {
    writeFileSync(at('query.tsq'), query)
    openssl('ts', '-reply', '-config', at('ca.cnf'), '-section', 'tsa_default', '-queryfile', at('query.tsq'), '-signer', at('clock.pem'), '-inkey', at('clock.key'), '-chain', at('issuer.pem'), '-out', at('answer.tsr')) // prettier-ignore
    return readFileSync(at('answer.tsr'))
  }
  return { at, stamp, p12: readFileSync(at('firm.p12')) }
}

type Answer = { status?: number; body: Buffer } | 'never'

export async function openClock(answer: (query: Buffer, headers: Record<string, unknown>) => Answer) {
  const server = createServer((request, response) => {
    void buffer(request).then((query) => {
      const said = answer(query, request.headers)
      if (said === 'never') return
      response.writeHead(said.status ?? 200, { 'content-type': 'application/timestamp-reply' }).end(said.body)
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const stop = async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
  return { address: `http://127.0.0.1:${port}/tsa`, stop }
}
