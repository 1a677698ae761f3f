import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'

export type Call = { request: IncomingMessage; method: string; path: string; query: URLSearchParams }
export type Reply = { status: number; headers: Record<string, string>; body: string | Buffer | Readable }
export type Handler = (call: Call) => Promise<Reply>

const pagePolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; form-action 'self'"

export const json = (value: unknown, status = 200, headers: Record<string, string> = {}): Reply => ({
  status,
  headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
  body: JSON.stringify(value),
})

export const page = (markup: string, status = 200): Reply => ({
  status,
  headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': pagePolicy },
  body: markup,
})

export const empty = (status: number, headers: Record<string, string> = {}): Reply => ({
  status,
  headers,
  body: '',
})
