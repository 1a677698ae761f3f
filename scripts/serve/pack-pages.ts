import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { constants, createBrotliCompress, type BrotliCompress } from 'node:zlib'
import { acceptedEncoding } from './keep-answers'
import { isMadeAnew } from './page-turns'

type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/** The parts of a page are gathered for this many milliseconds, because single parts would be compressed less. */
const gatherMs = 10

/** Compresses dynamic pages with Brotli, which takes less time than Next's gzip. */
export function packPages(answer: Answer): Answer {
  return (request, response) => {
    if (request.method === 'GET' && isMadeAnew(request) && takesBrotli(request)) {
      request.headers['accept-encoding'] = 'identity'
      packAnswer(response)
    }
    return answer(request, response)
  }
}

const takesBrotli = ({ headers }: IncomingMessage) => acceptedEncoding(headers['accept-encoding']) === 'br'

function packAnswer(response: ServerResponse): void {
  const [writeHead, write, end] = [
    response.writeHead.bind(response),
    response.write.bind(response),
    response.end.bind(response),
  ]
  let packer: BrotliCompress | undefined
  let flushing: NodeJS.Timeout | undefined

  const begin = () => {
    if (!isPackable(response)) return
    response.removeHeader('content-length')
    response.setHeader('content-encoding', 'br')
    response.appendHeader('vary', 'Accept-Encoding')
    const stream = createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
    stream.on('data', (part: Buffer) => void (write(part) || stream.pause()))
    stream.on('end', () => void end())
    stream.on('error', () => void response.destroy())
    stream.on('drain', () => response.emit('drain'))
    response.on('drain', () => stream.resume())
    response.once('close', () => {
      clearTimeout(flushing)
      stream.destroy()
    })
    packer = stream
  }
  const flushSoon = () => {
    flushing ??= setTimeout(() => {
      flushing = undefined
      packer?.flush()
    }, gatherMs)
  }

  Object.assign(response, {
    writeHead(status: number, ...more: (string | OutgoingHttpHeaders | undefined)[]) {
      response.statusCode = status
      const headers = more.find((part) => typeof part === 'object')
      for (const [name, value] of Object.entries(headers ?? {}))
        if (value !== undefined) response.setHeader(name, value)
      begin()
      return writeHead(status)
    },
    write(part: Buffer | string, ...more: never[]) {
      if (!response.headersSent) response.writeHead(response.statusCode)
      if (!packer) return write(part, ...more)
      flushSoon()
      return packer.write(part, ...more)
    },
    end(...given: unknown[]) {
      if (!response.headersSent) response.writeHead(response.statusCode)
      if (!packer) return (end as (...all: unknown[]) => ServerResponse)(...given)
      const last = given[0]
      const done = given.find((value) => typeof value === 'function') as (() => void) | undefined
      if (done) response.once('finish', done)
      clearTimeout(flushing)
      if (typeof last === 'string' || last instanceof Uint8Array) packer.end(last)
      else packer.end()
      return response
    },
  })
}

function isPackable(response: ServerResponse): boolean {
  const { statusCode } = response
  const hasBody = statusCode >= 200 && statusCode !== 204 && statusCode !== 304
  return (
    hasBody &&
    /^text\//.test(String(response.getHeader('content-type'))) &&
    !response.hasHeader('content-encoding')
  )
}
