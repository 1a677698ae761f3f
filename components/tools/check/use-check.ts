'use client'
import { useEffect, useRef, useState } from 'react'
import type { Reader } from '@/components/tools/check/start-reader'
import type { ReviewedFile } from '@/lib/einvoice/review-delivery'

/** `none` until somebody comes near the drop zone: the code is for those who use it. */
type Code = 'none' | 'loading' | 'ready' | 'failed'
export type Check = {
  code: Code
  /** The file that is being read. */
  reading: string | null
  /** What was read since files were chosen last. */
  files: readonly ReviewedFile[]
  /** Raised by every choice of files. */
  turn: number
}

const nothing: Check = { code: 'none', reading: null, files: [], turn: 0 }

const loadReader = async (): Promise<Reader> => {
  const [{ startReader }] = await Promise.all([
    import('@/components/tools/check/start-reader'),
    // Drawn from it; asked for here so that it is at hand without a line.
    import('@/components/tools/check/check-results'),
  ])
  const reader = startReader()
  await reader.ready
  return reader
}

/** Reads what is chosen, file by file, in this browser alone. */
export function useCheck() {
  const [check, setCheck] = useState(nothing)
  const code = useRef<Promise<Reader | null> | null>(null)
  const turns = useRef(0)
  const last = useRef(Promise.resolve())

  useEffect(() => {
    const held = code
    return () => {
      const reader = held.current
      held.current = null
      void reader?.then((one) => one?.stop())
    }
  }, [])

  const prepare = (): Promise<Reader | null> => {
    code.current ??= load()
    return code.current
  }
  const load = async () => {
    setCheck((before) => ({ ...before, code: 'loading' }))
    const reader = await loadReader().catch(() => null)
    if (!reader) code.current = null
    setCheck((before) => ({ ...before, code: reader ? 'ready' : 'failed' }))
    return reader
  }

  const read = async (files: readonly File[], turn: number) => {
    const reader = await prepare()
    const isCurrent = () => turns.current === turn
    const update = (change: (before: Check) => Partial<Check>) => {
      if (isCurrent()) setCheck((before) => ({ ...before, ...change(before) }))
    }
    const found = (file: ReviewedFile) => update(({ files }) => ({ files: [...files, file] }))
    for (const file of reader && isCurrent() ? files : []) {
      update(() => ({ reading: file.name }))
      await reader?.read(file, found)
    }
    update(() => ({ reading: null }))
  }

  /** One choice at a time: the worker reads one file after the other. */
  const choose = (files: readonly File[]) => {
    const turn = ++turns.current
    setCheck(({ code }) => ({ code, reading: files[0]?.name ?? null, files: [], turn }))
    last.current = last.current.then(() => read(files, turn))
  }

  return { check, prepare: () => void prepare(), choose }
}
