'use client'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { PaperPile, useFileDrop } from '@/components/invoices/upload/file-drop'
import { Icon } from '@/components/site/icon'
import type TypedFigures from '@/components/tools/check/typed-figures'
import type { StartFigures } from '@/components/tools/check/typed-figures'
import type { Reader } from '@/components/tools/check/start-reader'
import { buttonStyles } from '@/components/ui/button-styles'
import { FileInput } from '@/components/ui/file-input'
import {
  invoiceCheckDrop,
  invoiceCheckExamples,
  invoiceCheckStates,
  invoiceCheckTyping as typing,
} from '@/content/tools/invoice-check'
import type { ReviewedFile } from '@/lib/einvoice/review-delivery'

const CheckResults = lazy(() => import('@/components/tools/check/check-results'))

/** The form for typed figures is loaded when it is opened; `left` means that the user has closed it. */
type Typed = 'closed' | 'failed' | 'left' | { Form: typeof TypedFigures; start: StartFigures | null }

/** The browser reads the files and never uploads them. */
export function InvoiceCheck() {
  const { check, prepare, choose } = useCheck()
  const { code, reading, files, turn } = check
  const [typed, setTyped] = useState<Typed>('closed')
  const done = turn > 0 && reading === null && code !== 'loading'

  const type = async (start: StartFigures | null) => {
    const loaded = await import('@/components/tools/check/typed-figures').catch(() => null)
    setTyped(loaded ? { Form: loaded.default, start } : 'failed')
  }

  if (typeof typed === 'object') {
    const { Form, start } = typed
    return <Form start={start} onFiles={() => setTyped('left')} />
  }
  return (
    <div className="mt-8 grid items-start gap-x-12 gap-y-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.5fr)] print:block noscript:hidden">
      <CheckDrop
        code={code}
        again={files.length > 0}
        typed={typed}
        onNear={prepare}
        onFiles={choose}
        onType={() => void type(null)}
      />
      <section aria-labelledby="check-result" aria-busy={reading !== null} className="min-w-0">
        {/* This paragraph is not a heading, because the verdict is the heading of the result. */}
        <p id="check-result" className="font-serif text-lg/[1.25] font-[550]">
          {invoiceCheckStates.result}
        </p>
        <p role="status" className="mt-3 wrap-anywhere text-ink-2">
          {reading !== null
            ? invoiceCheckStates.reading(reading)
            : done && files.length > 0
              ? invoiceCheckStates.read(files.length)
              : null}
        </p>
        {code === 'failed' ? (
          <div
            role="alert"
            className="mt-3 border-l-5 border-double border-red bg-red-wash px-4 py-3.5 text-red"
          >
            <p>{invoiceCheckStates.noCode}</p>
            <button type="button" onClick={prepare} className={`${buttonStyles({ size: 'sm' })} mt-3`}>
              {invoiceCheckStates.retry}
            </button>
          </div>
        ) : null}
        {files.length === 0 && reading === null && code !== 'failed' ? (
          <p className="text-ink-2">{invoiceCheckStates.empty}</p>
        ) : null}
        {done && files.length > 0 ? (
          <Suspense>
            <CheckResults key={turn} files={files} onType={(start) => void type(start)} />
          </Suspense>
        ) : null}
      </section>
    </div>
  )
}

type CheckDropProps = {
  code: Check['code']
  again: boolean
  typed: Exclude<Typed, object>
  onNear: () => void
  onFiles: (files: readonly File[]) => void
  onType: () => void
}

/** The code that reads invoices is loaded when the pointer or the focus reaches the drop zone. */
function CheckDrop({ code, again, typed, onNear, onFiles, onType }: CheckDropProps) {
  const { over, handlers } = useFileDrop(onFiles)

  const enter: typeof handlers.onDragEnter = (event) => {
    onNear()
    handlers.onDragEnter(event)
  }
  const look = over
    ? 'border-2 border-solid border-green bg-green-wash'
    : 'border-[1.5px] border-dashed border-rule-field bg-sheet'

  return (
    <div className="min-w-0 print:hidden">
      <label
        {...handlers}
        onDragEnter={enter}
        onPointerEnter={onNear}
        className={`grid cursor-pointer content-center justify-items-center gap-1 rounded-sheet p-6 text-center transition-colors focus-within:border-solid focus-within:border-green focus-within:outline-3 focus-within:outline-offset-3 focus-within:outline-ochre-ink hover:border-solid hover:border-green ${again ? 'min-h-32' : 'min-h-36 sm:min-h-76'} ${look}`}
      >
        <FileInput
          multiple
          accept=".xml,.zip,.pdf,.jpg,.jpeg,.png"
          // The button that closed the form is gone, so the drop zone takes the focus.
          autoFocus={typed === 'left'}
          onFocus={onNear}
          onFiles={onFiles}
          className="sr-only"
          aria-describedby="check-formats check-privacy"
        />
        {again ? null : <PaperPile className="mb-3.5 w-42 max-sm:hidden" />}
        <b className="font-serif text-[1.5rem]/tight font-[550] tracking-[-0.012em]">
          {over ? invoiceCheckDrop.dropNow : again ? invoiceCheckDrop.another : invoiceCheckDrop.drop}
        </b>
        <span className={`font-[550] text-green underline ${over ? 'invisible' : ''}`}>
          {invoiceCheckDrop.browse}
        </span>
      </label>
      <p id="check-formats" className="mt-3 text-sm text-ink-2">
        {invoiceCheckDrop.formats}
      </p>
      <p className="mt-4 text-sm text-ink-2">{typing.hint}</p>
      <p className="mt-1.5">
        <button type="button" onClick={onType} className={buttonStyles({ size: 'sm' })}>
          {typing.open}
        </button>
      </p>
      {typed === 'failed' ? (
        <p role="alert" className="mt-2 text-sm font-[550] text-red">
          {typing.failed}
        </p>
      ) : null}
      <ExampleFiles onFiles={onFiles} />
      <p
        id="check-privacy"
        className="mt-4 border-l-5 border-double border-green bg-green-wash px-4 py-3.5 text-[1rem] leading-normal"
      >
        {invoiceCheckDrop.privacy}
      </p>
      <p role="status" className="mt-3 flex min-h-6 items-center gap-2 text-sm font-[550]">
        {code === 'ready' ? (
          <>
            <Icon name="check" className="size-[1.1em] text-green" />
            {invoiceCheckDrop.ready}
          </>
        ) : null}
        {code === 'loading' ? invoiceCheckDrop.loading : null}
      </p>
    </div>
  )
}

/** Offers invented example invoices, whose XML is loaded when one is chosen. */
function ExampleFiles({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const { title, sound, swapped, names } = invoiceCheckExamples
  const tryOne = async (kind: keyof typeof names) => {
    const { exampleXml } = await import('@/content/tools/example-invoice')
    onFiles([new File([exampleXml[kind]], names[kind], { type: 'text/xml' })])
  }
  return (
    <div className="mt-4">
      <p className="text-sm text-ink-2">{title}</p>
      <p className="mt-1.5 flex flex-wrap gap-2">
        <button type="button" onClick={() => void tryOne('sound')} className={buttonStyles({ size: 'sm' })}>
          {sound}
        </button>
        <button type="button" onClick={() => void tryOne('swapped')} className={buttonStyles({ size: 'sm' })}>
          {swapped}
        </button>
      </p>
    </div>
  )
}

/** `none` means that neither pointer nor focus has reached the drop zone yet. */
type Code = 'none' | 'loading' | 'ready' | 'failed'
type Check = {
  code: Code
  reading: string | null
  files: readonly ReviewedFile[]
  /** Counts the user's selections of files, so that results of an earlier selection are ignored. */
  turn: number
}

const nothing: Check = { code: 'none', reading: null, files: [], turn: 0 }

const loadReader = async (): Promise<Reader> => {
  const [{ startReader }] = await Promise.all([
    import('@/components/tools/check/start-reader'),
    // The component for results is loaded together with the worker, so that results can be shown offline.
    import('@/components/tools/check/check-results'),
  ])
  const reader = startReader()
  await reader.ready
  return reader
}

function useCheck() {
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

  /** Files that the user chooses during a check wait, because the worker reads one file at a time. */
  const choose = (files: readonly File[]) => {
    const turn = ++turns.current
    setCheck(({ code }) => ({ code, reading: files[0]?.name ?? null, files: [], turn }))
    last.current = last.current.then(() => read(files, turn))
  }

  return { check, prepare: () => void prepare(), choose }
}
