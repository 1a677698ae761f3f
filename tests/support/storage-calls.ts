import { randomUUID } from 'node:crypto'
import { request as ask } from 'node:http'
import { text as read } from 'node:stream/consumers'
import { must, registerClient, registerStaff, text, upload, type Person } from './contract-people'
import { openTarget, type ContractTarget } from './contract-target'

export type Headers = Record<string, string>
export type Answer = { status: number; headers: Record<string, unknown>; body: string }
export const json = { 'content-type': 'application/json' }
export const pdf = { 'content-type': 'application/pdf' }

export const bodyOf = ({ body }: Answer) => JSON.parse(body) as Record<string, unknown>
export const codeOf = (answer: Answer) =>
  `${answer.status} ${bodyOf(answer).code} ${bodyOf(answer).statusCode}`

export type StorageScene = Awaited<ReturnType<typeof openStorage>>

/** Creates a client with one file, and offers calls to the storage service that supabase-js cannot make. */
export async function openStorage() {
  const target = await openTarget()
  const ana = await registerClient(target, await registerStaff(target), 'ana')
  const stored = await upload(ana)
  return { target, ana, stored, ...(await callsOf(target, ana)) }
}

async function callsOf(target: ContractTarget, person: Person) {
  const token = must(await person.client.auth.getSession()).session?.access_token ?? ''
  const secret = { apikey: target.secretKey, authorization: `Bearer ${target.secretKey}` }
  const session = { apikey: target.publishableKey, authorization: `Bearer ${token}` }
  const { hostname, port } = new URL(target.url)

  /** This function does not use `fetch`, which would normalise the path. */
  const begin = (method: string, path: string, headers: Headers = {}) =>
    ask({ hostname, port, method, path: `/storage/v1/${path}`, headers })
  const send = (method: string, path: string, headers: Headers = {}, body?: string): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const call = begin(method, path, headers)
      call.on('error', reject).on('response', (response) => {
        const done = (answered: string) =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: answered })
        read(response).then(done, reject)
      })
      call.end(body)
    })
  const server = (method: string, path: string, headers: Headers = {}, body?: string) =>
    send(method, path, { ...secret, ...headers }, body)
  const place = (name = `${randomUUID()}.pdf`) => `${person.id}/${name}`
  const put = (name: string, headers: Headers = pdf, body = text) =>
    server('POST', `object/facturas/${name}`, headers, body)
  const sign = async (name: string, expiresIn = 60) => {
    const body = JSON.stringify({ expiresIn })
    return String(bodyOf(await server('POST', `object/sign/facturas/${name}`, json, body)).signedURL).slice(1)
  }
  return { secret, session, begin, send, server, place, put, sign }
}
