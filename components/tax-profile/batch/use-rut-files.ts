'use client'
import { useMemo, useRef, useState } from 'react'
import { readRutFile } from '@/components/tax-profile/read-rut-file'
import { prepareFiles } from '@/components/uploads/prepare-files'
import { useAttempts } from '@/components/uploads/use-attempts'
import { useConsent } from '@/components/uploads/use-consent'
import { attempted } from '@/components/ui/use-act'
import { rutBatchText } from '@/content/tax-profile-ruts'
import { findHoldersAction } from '@/lib/clients/actions'
import type { CivilDay } from '@/lib/calendar/civil-day'
import { judgeRuts, nitsOfRuts, type Holder, type ReadFile } from '@/lib/tax-profile/rut-batch'
import { displayName } from '@/lib/uploads/file'

const nitsPerCall = 500
/** This many files are read at the same time, each in a separate worker. */
const readers = 2

/** Reads RUTs and finds their clients; keeps the results, but not the files' bytes. */
export function useRutFiles(today: CivilDay) {
  const files = useRef(new Map<string, File>())
  const queue = useRef<string[]>([])
  const collected = useRef<ReadFile[]>([])
  const working = useRef(0)
  const [total, setTotal] = useState(0)
  const [dropped, setDropped] = useState(0)
  const [read, setRead] = useState<readonly ReadFile[]>([])
  const [holders, setHolders] = useState<readonly Holder[]>([])
  const [matching, setMatching] = useState<'idle' | 'working' | 'failed'>('idle')
  /** `files` is how many files were accepted so far; `nits` are the NITs whose holders are already known. */
  const asked = useRef({ files: 0, nits: new Set<string>() })
  const attempts = useAttempts()
  const consent = useConsent()

  async function work() {
    if (working.current >= readers) return
    working.current++
    for (let key = queue.current.shift(); key !== undefined; key = queue.current.shift()) {
      const file = files.current.get(key)
      if (!file) continue
      const signal = attempts.begin(key)
      const answer = signal.aborted ? null : await readAny(file, signal)
      if (answer === null || signal.aborted) return
      const entry: ReadFile = { key, name: displayName(file.name), read: answer }
      setRead((before) => [...before, entry])
      collected.current.push(entry)
    }
    working.current--
    if (working.current === 0) await match()
  }
  async function match() {
    const nits = nitsOfRuts(collected.current).filter((nit) => !asked.current.nits.has(nit))
    setMatching('working')
    for (let at = 0; at < nits.length; at += nitsPerCall) {
      const some = nits.slice(at, at + nitsPerCall)
      const answer = await attempted(findHoldersAction({ nits: some }))
      if (!answer.ok) return setMatching('failed')
      some.forEach((nit) => asked.current.nits.add(nit))
      setHolders((before) => [...before, ...answer.data])
    }
    setMatching('idle')
  }

  async function add(chosen: readonly File[]) {
    const room = Math.max(0, rutBatchText.most - asked.current.files)
    const taken = chosen.slice(0, room)
    asked.current.files += taken.length
    setTotal(asked.current.files)
    setDropped(chosen.length - taken.length)
    const { ready, problems } = await prepareFiles(taken, consent.ask)
    for (const { file } of ready) {
      const key = crypto.randomUUID()
      files.current.set(key, file)
      queue.current.push(key)
    }
    const refused = problems.map(({ name, message }) => ({
      key: crypto.randomUUID(),
      name,
      read: { message },
    }))
    setRead((before) => [...before, ...refused])
    for (let reader = 0; reader < readers; reader++) void work()
  }

  const verdicts = useMemo(() => judgeRuts(read, holders, today), [read, holders, today])
  return {
    total,
    done: read.length,
    dropped,
    matching,
    verdicts,
    add,
    match,
    consent: consent.dialog,
    fileOf: (key: string): File | undefined => files.current.get(key),
  }
}

async function readAny(file: File, signal: AbortSignal): Promise<ReadFile['read'] | null> {
  if (file.type.startsWith('image/')) return 'no-text'
  if (file.type !== 'application/pdf') return { message: rutBatchText.problems.type }
  const read = await readRutFile(file, () => {}, signal)
  return read === 'size' ? { message: rutBatchText.problems.size } : read
}
