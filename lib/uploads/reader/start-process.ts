import 'server-only'
import { spawn, type ChildProcess } from 'node:child_process'
import { realpathSync } from 'node:fs'
import { setPriority } from 'node:os'
import path from 'node:path'
import type { Duplex, Readable } from 'node:stream'
import { mailReaderFile, readerFile, requireReaderFile } from '@/lib/uploads/reader/reader-file'

export type ReaderKind = 'xml' | 'scan' | 'list' | 'mail' | 'pdf' | 'calendar'

/** In megabytes: the largest V8 heap of each kind of reader. */
const megabytes = { xml: 200, scan: 200, list: 150, mail: 200, pdf: 400, calendar: 200 }
/** Readers with a higher value get less processor time. XML comes first, because uploads wait for its check. */
const niceness = { xml: 5, list: 10, mail: 10, pdf: 10, calendar: 15, scan: 15 }

/** A reader of scans may open only the files of these packages and its own program. */
const scanPackages = ['pdfjs-dist', '@napi-rs', 'zxing-wasm']

const placeOf = (folder: string) => {
  const place = path.join(/* turbopackIgnore: true */ process.cwd(), 'node_modules', folder)
  try {
    return [place, realpathSync(place)]
  } catch {
    return [place]
  }
}

/** The reader gets a low priority, no environment, and access only to its program and our pipes. */
export function startProcess(
  kind: ReaderKind,
  file = requireReaderFile(kind === 'mail' ? mailReaderFile : readerFile),
) {
  const folders = kind === 'scan' ? scanPackages.flatMap(placeOf).map((place) => `${place}/*`) : []
  const child = spawn(
    process.execPath,
    [
      '--permission',
      ...[realpathSync(file), file, ...folders].map((place) => `--allow-fs-read=${place}`),
      // `--allow-worker` permits the thread that watches the site. The permission is dropped before the first file.
      '--allow-worker',
      ...(kind === 'scan' ? ['--allow-addons'] : []),
      '--disallow-code-generation-from-strings',
      `--max-old-space-size=${megabytes[kind]}`,
      `--max-semi-space-size=${kind === 'list' ? 8 : 16}`,
      '--v8-pool-size=1',
      file,
      kind,
      String(process.pid),
    ],
    {
      // Times without a zone in a calendar are those of Bogotá.
      env: (kind === 'calendar' ? { TZ: 'America/Bogota' } : {}) as NodeJS.ProcessEnv,
      cwd: process.cwd(),
      stdio: ['pipe', 'ignore', 'ignore', 'pipe'],
      windowsHide: true,
    },
  )
  // The pipes must not keep our process alive. Writing to a killed reader must cause no error.
  const pipes = [child.stdin, child.stdio[3]] as Duplex[]
  for (const pipe of pipes) {
    pipe.on('error', () => undefined)
    unref(pipe)
  }
  child.unref()
  lowerPriority(child, niceness[kind])
  return { child, input: child.stdin as NonNullable<typeof child.stdin>, answers: child.stdio[3] as Readable }
}

const unref = (pipe: Duplex) => (pipe as Duplex & { unref?: () => void }).unref?.()

function lowerPriority({ pid }: ChildProcess, priority: number): void {
  try {
    if (pid) setPriority(pid, priority)
  } catch {
    // Some systems forbid a change of priority; the reader's limits of time and memory apply anyway.
  }
}
