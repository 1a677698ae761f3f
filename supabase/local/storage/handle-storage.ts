import type { IncomingMessage, ServerResponse } from 'node:http'
import { callerOfKey, type ApiKeys } from '../local-secrets'
import type { Tokens } from '../auth/tokens'
import type { Caller } from '../database/database'
import { reportError } from '../report'
import { findRoute } from './routes'
import { badShape } from './call-body'
import { sendJson, type StorageCall, type StorageParts } from './storage-call'
import { accessDenied, StorageFailure } from './storage-failure'

export type StorageService = StorageParts & { tokens: Tokens; keys: ApiKeys }

const prefix = '/storage/v1/'

const routeNotFound = (method: string, path: string) =>
  new StorageFailure(404, 'Not Found', `Route ${method}:/${path} not found`, 'InvalidRequest', 404)

// Any origin is allowed, because only this machine reaches the service, and the site has another port.
const crossOrigin = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, HEAD, POST, PUT, DELETE, OPTIONS',
  'access-control-expose-headers': 'content-range, etag',
  'access-control-max-age': '86400',
}

async function identify(request: IncomingMessage, { tokens, keys }: StorageService): Promise<Caller> {
  const bearer = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1]
  const apiKey = request.headers.apikey
  const token = bearer ?? (typeof apiKey === 'string' ? apiKey : undefined)
  if (!token) throw badShape("headers must have required property 'authorization'")
  return (
    callerOfKey(keys, token) ??
    tokens.verify(token).catch((error: Error) => {
      throw accessDenied(error.message)
    })
  )
}

function sendFailure(call: StorageCall, error: unknown): void {
  const { request, response } = call
  if (response.headersSent || request.socket.destroyed) return void response.destroy()
  // The rest of a refused upload is read too, because the client reads the answer only after sending everything.
  request.resume()
  if (error instanceof StorageFailure) {
    const { statusCode, error: kind, code, message, httpStatus } = error
    return sendJson(call, { statusCode: String(statusCode), code, error: kind, message }, httpStatus)
  }
  reportError('storage', error)
  sendJson(
    call,
    { statusCode: '500', code: 'InternalError', error: 'Internal', message: 'Internal Server Error' },
    500,
  )
}

export async function handleStorage(
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  service: StorageService,
): Promise<void> {
  for (const [name, value] of Object.entries(crossOrigin)) response.setHeader(name, value)
  if (request.method === 'OPTIONS') {
    response.setHeader(
      'access-control-allow-headers',
      request.headers['access-control-request-headers'] ?? '*',
    )
    return void response.writeHead(204).end()
  }
  const { method = 'GET', url: sent = '' } = request
  // The path is used as sent, because `URL` would resolve `..` in the names of objects.
  const path = (sent.split('?', 1)[0] ?? '').slice(prefix.length)
  const call: StorageCall = {
    ...service,
    request,
    response,
    url,
    path,
    caller: () => identify(request, service),
  }
  try {
    const route = sent.startsWith(prefix) ? findRoute(method, path) : null
    if (!route) throw routeNotFound(method, path)
    await route(call)
  } catch (error) {
    sendFailure(call, error)
  }
}
