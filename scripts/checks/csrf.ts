import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { demoPassword } from '../../supabase/demo-accounts'
import { sessionOf } from '../site-client/session'
import { inherited, root } from '../stack/child'
import { distDirOf } from '../stack/finish-build'
import { checkOfSite } from './check'

/** These routes check a signature, so they may accept requests from any origin. */
const signed = ['/api/automation/invoices', '/api/correo', '/api/notificaciones/baja']
const pages = [
  '/',
  '/contacto',
  '/auth',
  '/verificar',
  '/portal',
  '/portal/facturas',
  '/admin',
  '/admin/clientes',
]

const pageActions: Record<string, string>[] = [
  { 'next-action': 'x' },
  { 'content-type': 'multipart/form-data; boundary=x' },
]

function actionId(wanted: string): string {
  const { node } = JSON.parse(
    readFileSync(path.join(distDirOf(inherited()), 'server/server-reference-manifest.json'), 'utf8'),
  ) as {
    node: Record<string, { exportedName: string }>
  }
  const [id] = Object.entries(node).find(([, { exportedName }]) => exportedName === wanted) ?? []
  if (!id) throw new Error(`The build has no ${wanted}`)
  return id
}

function changes(): { address: string; method: string }[] {
  const folder = path.join(root, 'app/api')
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => path.basename(name) === 'route.ts')
    .flatMap((name) => {
      const address = `/api/${path.dirname(name)}`.replace(/\[\w+\]/g, () => randomUUID())
      const text = readFileSync(path.join(folder, name), 'utf8')
      const methods = [...text.matchAll(/export (?:const|async function) (POST|PUT|PATCH|DELETE)\b/g)]
      return methods.map(([, method = '']) => ({ address, method }))
    })
    .filter(({ address }) => !signed.includes(address))
}

export const check = checkOfSite(async ({ url, connection }, tries) => {
  const { port } = new URL(url)
  const origins: Record<string, Record<string, string>> = {
    null: { origin: 'null' },
    foreign: { origin: 'https://malo.example' },
    none: {},
    'other scheme': { origin: `https://127.0.0.1:${port}` },
    'other port': { origin: `http://127.0.0.1:${Number(port) + 1}` },
    'other name of this host': { origin: `http://localhost:${port}` },
    subdomain: { origin: `http://x.127.0.0.1:${port}` },
    'said by the browser': { 'sec-fetch-site': 'cross-site' },
    'same site': { 'sec-fetch-site': 'same-site' },
    'a foreign one, with a good second header': {
      origin: 'https://malo.example',
      'sec-fetch-site': 'same-origin',
    },
  }
  const client = await sessionOf(connection, 'cliente@demo.co', demoPassword)
  const advisor = await sessionOf(connection, 'asesora@demo.co', demoPassword)
  const applicant = await sessionOf(connection, 'espera@demo.co', demoPassword)
  const send = (address: string, method: string, cookie: string, headers: Record<string, string>) =>
    fetch(url + address, {
      method,
      redirect: 'manual',
      headers: { cookie, ...headers },
      body: method === 'DELETE' ? null : '{}',
    })

  const targets = [...changes(), ...pages.map((address) => ({ address, method: 'POST' }))]
  for (const { cookie } of [client, advisor])
    for (const { address, method } of targets)
      for (const [name, origin] of Object.entries(origins))
        for (const action of address.startsWith('/api') ? [{}] : name === 'other scheme' ? [] : pageActions) {
          const headers = Object.fromEntries([...Object.entries(origin), ...Object.entries(action)])
          const answer = await send(address, method, cookie, headers)
          const set = answer.headers.get('set-cookie')
          const refused = answer.status === 403
          tries.expect(
            refused && !set,
            `${method} ${address} from ${name}: ${answer.status}${set ? ', with a cookie' : ''}`,
          )
        }

  // Next compares only hosts, so the action itself must refuse an origin with another scheme.
  const action = actionId('createTaskAction')
  const task = `De otro esquema ${randomUUID()}`
  for (const name of ['null', 'other scheme'] as const) {
    const headers = { ...origins[name], 'next-action': action, 'content-type': 'text/plain;charset=UTF-8' }
    const body = JSON.stringify([{ name: task, at: Date.now() }])
    const answer = await fetch(`${url}/portal`, {
      method: 'POST',
      headers: { cookie: client.cookie, ...headers },
      body,
    })
    const isRefused = answer.status === 403 || (await answer.text()).includes('"wrong-address"')
    tries.expect(isRefused && !answer.headers.get('set-cookie'), `an action from ${name}: ${answer.status}`)
  }
  const tasks = await fetch(`${url}/tareas`, { headers: { cookie: client.cookie } })
  tries.expect(tasks.ok && !(await tasks.text()).includes(task), 'an action from elsewhere did something')

  // As a control, requests of a client or an applicant from our own pages must be accepted.
  for (const { address, method } of changes()) {
    const { cookie } = address.startsWith('/api/bienvenida/') ? applicant : client
    const answer = await send(address, method, cookie, { origin: url })
    tries.expect(answer.status !== 403, `${method} ${address} from our own page: ${answer.status}`)
  }
})
