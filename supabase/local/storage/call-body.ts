import { text } from 'node:stream/consumers'
import type { StorageCall } from './storage-call'
import { StorageFailure } from './storage-failure'

const maxJson = 1 << 20

/** Returns hosted Supabase's error for a body of the wrong shape. */
export const badShape = (message: string, error = 'Error') =>
  new StorageFailure(400, error, message, 'InvalidRequest')

export type Body = Record<string, unknown>

export async function readJson({ request }: StorageCall): Promise<Body> {
  const type = request.headers['content-type'] ?? ''
  if (!/^application\/json\b/i.test(type)) throw badShape('body must be object')
  if (Number(request.headers['content-length'] ?? 0) > maxJson) {
    throw new StorageFailure(413, 'Payload too large', 'The request body is too large', 'EntityTooLarge')
  }
  const sent = await text(request)
  if (sent === '')
    throw badShape("Body cannot be empty when content-type is set to 'application/json'", 'FastifyError')
  let body: unknown
  try {
    body = JSON.parse(sent)
  } catch {
    throw badShape("Body is not valid JSON but content-type is set to 'application/json'", 'FastifyError')
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw badShape('body must be object')
  return body as Body
}

/** Reads a required text; a number is accepted as text, as on hosted Supabase. */
export function textOf(body: Body, name: string): string {
  const value = body[name]
  if (value === undefined) throw badShape(`body must have required property '${name}'`)
  if (value !== null && typeof value === 'object') throw badShape(`body/${name} must be string`)
  return value === null ? '' : String(value as string | number | boolean)
}

/** Reads a whole number of at least `min`; throws if the body has none and there is no `fallback`. */
export function wholeOf(body: Body, name: string, min: number, fallback?: number): number {
  const sent = body[name]
  if (sent === undefined) {
    if (fallback === undefined) throw badShape(`body must have required property '${name}'`)
    return fallback
  }
  const value = typeof sent === 'string' && sent.trim() === '' ? NaN : Number(sent)
  if (!Number.isInteger(value)) throw badShape(`body/${name} must be integer`)
  if (value < min) throw badShape(`body/${name} must be >= ${min}`)
  return value
}

/** Reads a list of one or more texts; a client may send one text in place of a list. */
export function listOf(body: Body, name: string, max = Infinity): string[] {
  const value = body[name]
  if (value === undefined) throw badShape(`body must have required property '${name}'`)
  const list: unknown[] = Array.isArray(value) ? value : [value]
  if (list.length < 1) throw badShape(`body/${name} must NOT have fewer than 1 items`)
  if (list.length > max) throw badShape(`body/${name} must NOT have more than ${max} items`)
  return list.map(String)
}

/** Returns one of the `allowed` values, or undefined for a missing value; throws for any other value. */
export function oneOf<T extends string>(value: unknown, where: string, allowed: readonly T[]): T | undefined {
  if (value === undefined) return undefined
  const found = allowed.find((known) => known === value)
  if (found === undefined) throw badShape(`body/${where} must be equal to one of the allowed values`)
  return found
}

export function tokenOf({ url }: StorageCall): string {
  const tokens = url.searchParams.getAll('token')
  if (tokens.length > 1) throw badShape('querystring/token must be string')
  if (tokens[0] === undefined) throw badShape("querystring must have required property 'token'")
  return tokens[0]
}
