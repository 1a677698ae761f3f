import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { join } from 'node:path'
import { createFaults } from './faults'
import { keepFile, readKept } from './keep-file'
import { formatMoment, markup, pageFrame } from './page'
import { empty, json, page, readBytes, serve, type Call, type Reply, type Running } from './serve'

type Options = { port: number; dataDir: string; siteKey: string }

/** A device is a simulated browser: the data that it sends to the site for pushes, and its private key. */
type Device = { id: string; privateKey: string; auth: string; gone: boolean }
export type KeptPush = { id: string; device: string; receivedAt: string; urgency: string; message: unknown }

/**
 * In this push service, `POST /api/devices` adds a browser, and `DELETE /api/devices/{id}` ends its subscription.
 * `POST /push/{id}` takes messages signed with the site's key (RFC 8292) and encrypted for the browser (RFC 8291).
 * The pages `/` and `/api/messages` show the decrypted messages.
 */
export async function startPush({ port, dataDir, siteKey }: Options): Promise<Running> {
  const devices = new Map(
    ((await readKept(join(dataDir, 'devices'))) as Device[]).map((device) => [device.id, device]),
  )
  const pushes = ((await readKept(join(dataDir, 'messages'))) as KeptPush[]).sort((a, b) =>
    a.receivedAt.localeCompare(b.receivedAt),
  )
  const keepDevice = async (device: Device) => {
    await keepFile(join(dataDir, 'devices', `${device.id}.json`), JSON.stringify(device))
    devices.set(device.id, device)
  }

  async function make(call: Call): Promise<Reply> {
    const pair = createECDH('prime256v1')
    const p256dh = pair.generateKeys('base64url')
    const device: Device = {
      id: randomBytes(16).toString('hex'),
      privateKey: pair.getPrivateKey('hex'),
      auth: randomBytes(16).toString('base64url'),
      gone: false,
    }
    await keepDevice(device)
    const endpoint = `http://${call.request.headers.host}/push/${device.id}`
    return json({ endpoint, keys: { p256dh, auth: device.auth } }, 201)
  }

  async function receive(call: Call, id: string): Promise<Reply> {
    const device = devices.get(id)
    const body = await readBytes(call.request)
    if (!device) return empty(404)
    if (device.gone) return empty(410)
    const { authorization = '', urgency = 'normal', ttl } = call.request.headers
    if (ttl === undefined) return json({ error: 'ttl' }, 400)
    if (!isSigned(authorization, siteKey, `http://${call.request.headers.host}`))
      return json({ error: 'vapid' }, 403)
    const push: KeptPush = {
      id: randomBytes(8).toString('hex'),
      device: id,
      receivedAt: new Date().toISOString(),
      urgency: String(urgency),
      message: JSON.parse(decrypted(body, device)),
    }
    await keepFile(join(dataDir, 'messages', `${push.id}.json`), JSON.stringify(push))
    pushes.push(push)
    return empty(201)
  }

  return serve({
    port,
    faults: createFaults(),
    async handle(call) {
      const [, first, second, id = ''] = call.path.split('/')
      if (call.path === '/') return page(pushesPage(pushes.toReversed()))
      if (call.path === '/api/messages') return json(pushes.toReversed())
      if (call.path === '/api/devices' && call.method === 'POST') return make(call)
      const device = first === 'api' && second === 'devices' ? devices.get(id) : undefined
      if (device && call.method === 'DELETE') {
        await keepDevice({ ...device, gone: true })
        return empty(204)
      }
      if (first === 'push' && second && call.method === 'POST') return receive(call, second)
      return empty(404)
    },
  })
}

const bytes = (text: string) => Buffer.from(text, 'base64url')

function isSigned(header: string, siteKey: string, origin: string): boolean {
  const [, head = '', claims = '', signature = '', key = ''] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(header) ?? []
  if (key !== siteKey) return false
  const point = bytes(key)
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
  const said = JSON.parse(bytes(claims).toString('utf8')) as { aud?: string; exp?: number }
  const isTrue = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    {
      key: createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } }),
      dsaEncoding: 'ieee-p1363',
    },
    bytes(signature),
  )
  return isTrue && said.aud === origin && (said.exp ?? 0) > Date.now() / 1000
}

/** Decrypts a push message as a browser does (RFC 8291). */
function decrypted(message: Buffer, { privateKey, auth }: Device): string {
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(privateKey, 'hex')
  const [salt, sender, body] = [message.subarray(0, 16), message.subarray(21, 86), message.subarray(86)]
  const hkdf = (by: Buffer, key: Buffer, info: Buffer | string, length: number) =>
    Buffer.from(hkdfSync('sha256', key, by, info, length))
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender])
  const key = hkdf(bytes(auth), pair.computeSecret(sender), info, 32)
  const decipher = createDecipheriv(
    'aes-128-gcm',
    hkdf(salt, key, 'Content-Encoding: aes128gcm\0', 16),
    hkdf(salt, key, 'Content-Encoding: nonce\0', 12),
  )
  decipher.setAuthTag(body.subarray(-16))
  const plain = Buffer.concat([decipher.update(body.subarray(0, -16)), decipher.final()])
  return plain.subarray(0, plain.lastIndexOf(2)).toString('utf8')
}

const note =
  'Esta copia local recibe aquí lo que en producción iría a los servicios de avisos de los navegadores. La firma se comprueba, y el texto se descifra como en el aparato.'

const section = ({ receivedAt, device, urgency, message }: KeptPush) => markup`<section>
<h2>${formatMoment(receivedAt)}</h2><p class="note">Aparato <code>${device.slice(0, 8)}</code> · ${urgency}</p>
<pre>${JSON.stringify(message, null, 2)}</pre></section>`

function pushesPage(pushes: readonly KeptPush[]): string {
  const body = pushes.length
    ? pushes.map(section)
    : markup`<p class="empty">Todavía no ha llegado ningún aviso. La clienta ferreteria@demo.co tiene un aparato aquí.</p>`
  return pageFrame({ title: 'Avisos en aparatos', note, body })
}
