import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer, type Server } from 'node:https'
import type { AddressInfo, LookupFunction } from 'node:net'
import forge from 'node-forge'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { CalendarProblem, fetchCalendar } from '@/lib/appointments/fetch-calendar'
import { busyLimits } from '@/lib/calendar/busy-limits'

const host = 'calendar.example'
const { ca, key } = certificateOf(host)
let server: Server
let handle: (request: IncomingMessage, response: ServerResponse) => void
let asked: string[] = []
let resolved = 0

beforeAll(async () => {
  server = createServer({ key, cert: ca }, (request, response) => {
    asked.push(request.url ?? '')
    handle(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  asked = []
  resolved = 0
})

/** Resolves the host name of the calendar to this machine, and resolves no other name. */
const lookup: LookupFunction = (name, options, done) => {
  resolved += 1
  if (name !== host) return done(new Error('unknown name'), [])
  return options.all ? done(null, [{ address: '127.0.0.1', family: 4 }]) : done(null, '127.0.0.1', 4)
}
const addressOf = (path: string) => `https://${host}:${(server.address() as AddressInfo).port}${path}`

async function fetched(path: string, more: { etag?: string; milliseconds?: number } = {}): Promise<string> {
  try {
    const answer = await fetchCalendar(addressOf(path), { lookup, ca, ...more })
    if (answer === 'same') return 'same'
    let size = 0
    for await (const piece of answer.body) size += piece.length
    return `${size} ${answer.etag}`
  } catch (error) {
    return error instanceof CalendarProblem ? error.problem : String(error)
  }
}

test('an outside calendar is downloaded, and an unchanged one is not sent again', async () => {
  handle = ({ headers }, response) => {
    if (headers['if-none-match'] === '"1"') return response.writeHead(304).end()
    return response.writeHead(200, { etag: '"1"' }).end('BEGIN:VCALENDAR')
  }
  expect(await fetched('/a.ics')).toBe('15 "1"')
  expect(await fetched('/a.ics', { etag: '"1"' })).toBe('same')
  expect(resolved).toBe(2)
})

test('three redirects are followed, each with a new look-up of its name, and a fourth is refused', async () => {
  handle = ({ url = '' }, response) => {
    const left = Number(url.slice(1))
    if (left === 0) return response.end('x')
    return response.writeHead(302, { location: `/${left - 1}` }).end()
  }
  expect(await fetched('/3')).toBe('1 null')
  expect(asked).toEqual(['/3', '/2', '/1', '/0'])
  expect(await fetched('/4')).toBe('refused')
})

test.each([
  ['the metadata service of a cloud', 'http://169.254.169.254/latest/meta-data/', 'refused'],
  ['the same over https', 'https://169.254.169.254/latest/meta-data/', 'private'],
  ['this machine by its address', 'https://127.0.0.1/', 'private'],
  ['this machine by IPv6', 'https://[::1]/', 'private'],
  ['a private network', 'https://10.0.0.7/', 'private'],
  ['a file', 'file:///etc/passwd', 'refused'],
  ['plain http', 'http://calendar.example/', 'refused'],
  ['an address with a password', 'https://ana:secreto@calendar.example/', 'refused'],
])('case 18: a redirect of a calendar to %s is refused', async (_, location, problem) => {
  handle = (_request, response) => response.writeHead(302, { location }).end()
  expect(await fetched('/a.ics')).toBe(problem)
  expect(asked).toHaveLength(1)
})

test('case 18: a name that resolves to this machine is refused while connecting', async () => {
  const { port } = server.address() as AddressInfo
  await expect(fetchCalendar(`https://localhost:${port}/`, { ca })).rejects.toThrow('private')
  expect(asked).toEqual([])
})

test('case 18: a server that hangs, before or during its answer, is given up after the time limit', async () => {
  handle = () => undefined
  expect(await fetched('/a.ics', { milliseconds: 300 })).toBe('slow')
  handle = (_request, response) => response.write('BEGIN:VCALENDAR')
  expect(await fetched('/a.ics', { milliseconds: 300 })).toBe('slow')
})

test('case 18: a calendar of more than 20 MB is refused, with or without an announced size', async () => {
  handle = (_request, response) => response.writeHead(200, { 'content-length': busyLimits.file + 1 }).end()
  expect(await fetched('/a.ics')).toBe('large')
  const piece = Buffer.alloc(1024 * 1024)
  handle = (_request, response) => {
    response.on('error', () => undefined)
    for (let sent = 0; sent < 25; sent += 1) response.write(piece)
    response.end()
  }
  expect(await fetched('/a.ics')).toBe('large')
})

test.each([
  [401, 'refused'],
  [404, 'refused'],
  [500, 'unreachable'],
])('a calendar server that answers %i is reported as %s', async (status, problem) => {
  handle = (_request, response) => response.writeHead(status).end()
  expect(await fetched('/a.ics')).toBe(problem)
})

test('case 18: an HTML page in place of a calendar is not read', async () => {
  handle = (_request, response) =>
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end('<!doctype html>')
  expect(await fetched('/a.ics')).toBe('not-calendar')
})

test('a compressed answer is refused unopened, and the error never contains the secret address', async () => {
  handle = (_request, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end('x')
  const error = await fetchCalendar(addressOf('/secreto.ics'), { lookup, ca }).catch(
    (cause: unknown) => cause,
  )
  expect(error).toMatchObject({ problem: 'not-calendar' })
  expect(JSON.stringify(error) + String((error as Error).stack)).not.toContain('secreto')
})

function certificateOf(name: string): { ca: string; key: string } {
  const keys = forge.pki.rsa.generateKeyPair(2048)
  const made = forge.pki.createCertificate()
  made.publicKey = keys.publicKey
  made.serialNumber = '01'
  made.validity.notBefore = new Date(Date.now() - 86_400_000)
  made.validity.notAfter = new Date(Date.now() + 86_400_000)
  const subject = [{ name: 'commonName', value: name }]
  made.setSubject(subject)
  made.setIssuer(subject)
  made.setExtensions([
    { name: 'basicConstraints', cA: true },
    { name: 'subjectAltName', altNames: [{ type: 2, value: name }] },
  ])
  made.sign(keys.privateKey, forge.md.sha256.create())
  return { ca: forge.pki.certificateToPem(made), key: forge.pki.privateKeyToPem(keys.privateKey) }
}
