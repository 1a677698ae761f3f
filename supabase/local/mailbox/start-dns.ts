import { createSocket } from 'node:dgram'
import { once } from 'node:events'

type Dns = { address: string; records: Map<string, string>; stop: () => Promise<void> }

const text = 16
const noError = 0x8180
const noSuchName = 0x8183
/** This SPF record allows this machine to send mails for any invented domain. */
const ownServer = 'v=spf1 ip4:127.0.0.1 ip6:::1 -all'

/** Starts a DNS server with the records of tests and of invented domains, for checks of received mails. */
export async function startDns(): Promise<Dns> {
  const records = new Map<string, string>()
  const socket = createSocket('udp4')
  socket.on('message', (question, from) => {
    const answer = answerTo(question, (name) => records.get(name) ?? (isInvented(name) ? ownServer : null))
    if (answer) socket.send(answer, from.port, from.address)
  })
  // Without this listener a packet that cannot be sent would end the process.
  socket.on('error', () => {})
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  return {
    address: `127.0.0.1:${socket.address().port}`,
    records,
    stop: () => new Promise((resolve) => socket.close(() => resolve())),
  }
}

const isInvented = (name: string) => /^[a-z0-9-]+\.example$/.test(name)

function answerTo(question: Buffer, find: (name: string) => string | null): Buffer | null {
  if (question.length < 17) return null
  const labels: string[] = []
  let at = 12
  for (let length = question[at] ?? 0; length > 0 && at < question.length; length = question[at] ?? 0) {
    labels.push(question.toString('latin1', at + 1, at + 1 + length))
    at += 1 + length
  }
  const end = at + 5
  if (question.length < end) return null
  const found = question.readUInt16BE(at + 1) === text ? find(labels.join('.').toLowerCase()) : null
  const head = Buffer.alloc(12)
  question.copy(head, 0, 0, 2)
  head.writeUInt16BE(found === null ? noSuchName : noError, 2)
  head.writeUInt16BE(1, 4)
  head.writeUInt16BE(found === null ? 0 : 1, 6)
  const asked = question.subarray(12, end)
  if (found === null) return Buffer.concat([head, asked])
  const strings = (found.match(/.{1,255}/g) ?? []).map((part) =>
    Buffer.concat([Buffer.from([part.length]), Buffer.from(part, 'latin1')]),
  )
  const data = Buffer.concat(strings)
  const record = Buffer.alloc(12)
  // The record contains a pointer to the question's name, then type, class, lifetime (0 s) and length.
  record.writeUInt16BE(0xc00c, 0)
  record.writeUInt16BE(text, 2)
  record.writeUInt16BE(1, 4)
  record.writeUInt16BE(data.length, 10)
  return Buffer.concat([head, asked, record, data])
}
