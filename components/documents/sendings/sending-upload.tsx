'use client'
import { useRouter } from 'next/navigation'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useFileDrop } from '@/components/invoices/upload/file-drop'
import { fileTransport } from '@/components/invoices/upload/transport'
import { uploadFile } from '@/components/invoices/upload/upload-file'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import { FileInput } from '@/components/ui/file-input'
import { Notice } from '@/components/ui/notice'
import { attempted } from '@/components/ui/use-act'
import { prepareFiles } from '@/components/uploads/prepare-files'
import { useConsent } from '@/components/uploads/use-consent'
import { sendingsText } from '@/content/document-sendings'
import { readSendingFilesAction } from '@/lib/uploads/actions'
import { allPickerTypes, allTypes, displayName } from '@/lib/uploads/file'

const text = sendingsText.drop
const atOnce = 3

type SendingUploadProps = {
  /** The id of the draft; null until the first file creates the draft. */
  sending: string | null
  unread: number
}
type Problem = { name: string; message: string }

/** Uploads three files at a time; the server then searches each file for the NIT of its client. */
export function SendingUpload({ sending, unread }: SendingUploadProps) {
  const router = useRouter()
  const consent = useConsent()
  const [state, setState] = useState<string | null>(null)
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const [stuck, setStuck] = useState<string | null>(null)
  const running = useRef(false)
  const waiting = useRef<File[]>([])
  const { over, handlers } = useFileDrop((files) => void take(files))

  async function read(id: string) {
    setStuck(null)
    setState(text.readingNow)
    for (;;) {
      const answer = await attempted(readSendingFilesAction({ sending: id }))
      if (!answer.ok) return setStuck(answer.message)
      if (answer.data === 0) return
    }
  }

  async function upload(id: string, files: readonly File[]): Promise<Problem[]> {
    const failed: Problem[] = []
    const waiting = [...files]
    let done = 0
    const transport = fileTransport(`/api/equipo/documentos/${id}`)
    const work = async () => {
      for (let file = waiting.shift(); file; file = waiting.shift()) {
        const key = crypto.randomUUID()
        const { phase } = await uploadFile({ key, batch: key, file, earlier: undefined }, transport, () => {})
        if (phase.name === 'failed') failed.push({ name: displayName(file.name), message: phase.message })
        setState(text.sending((done += 1), files.length))
      }
    }
    setState(text.sending(0, files.length))
    await Promise.all(Array.from({ length: atOnce }, work))
    return failed
  }

  /** Uploads the chosen files; files that are chosen while an upload is running wait in `waiting`. */
  async function take(chosen: readonly File[]) {
    waiting.current.push(...chosen)
    if (running.current || waiting.current.length === 0) return
    running.current = true
    const id = sending ?? crypto.randomUUID()
    const all: Problem[] = []
    let some = false
    for (let next = waiting.current.splice(0); next.length > 0; next = waiting.current.splice(0)) {
      setState(text.sending(0, next.length))
      const { ready, problems: refused } = await prepareFiles(next, consent.ask, allTypes)
      const failed = await upload(
        id,
        ready.map(({ file }) => file),
      )
      all.push(...refused.map(({ name, message }) => ({ name, message })), ...failed)
      setProblems([...all])
      if (ready.length === failed.length) continue
      some = true
      await read(id)
    }
    running.current = false
    setState(null)
    if (some && sending === null) router.push(`/admin/documentos/${id}`)
    else router.refresh()
  }

  async function readRest() {
    if (sending === null || running.current) return
    running.current = true
    await read(sending)
    running.current = false
    setState(null)
    router.refresh()
    void take([])
  }
  // If the page was closed before the server had read all uploaded files, opening the page continues the reading.
  const onOpen = useEffectEvent(() => {
    if (unread > 0) void readRest()
  })
  useEffect(() => onOpen(), [])

  return (
    <>
      <label
        {...handlers}
        className={cn(
          'grid min-h-32 cursor-pointer content-center justify-items-center gap-1 rounded-sheet border-[1.5px] border-dashed border-rule-field bg-sheet p-5 text-center focus-within:border-solid focus-within:border-green focus-within:outline-3 focus-within:outline-offset-3 focus-within:outline-ochre-ink hover:border-solid hover:border-green',
          over && 'border-solid border-green bg-green-wash',
        )}
      >
        <FileInput
          multiple
          accept={allPickerTypes}
          disabled={state !== null}
          onFiles={(files) => void take(files)}
          className="sr-only"
          aria-describedby="sending-hint"
        />
        <b className="font-serif text-xl font-[550]">{sending ? text.more : text.title}</b>
        <span className="font-[550] text-green underline">{text.browse}</span>
        <span id="sending-hint" className="text-sm text-ink-2">
          {text.hint}
        </span>
      </label>
      {consent.dialog}
      <p role="status" className="pt-2 text-sm font-[550] empty:hidden">
        {state}
      </p>
      {stuck ? (
        <Notice tone="bad" className="mt-2">
          <p>{`${text.readFailed}. ${stuck}`}</p>
          {sending ? (
            <Button size="sm" className="mt-2" onClick={() => void readRest()}>
              {text.resume}
            </Button>
          ) : null}
        </Notice>
      ) : null}
      {problems.length > 0 ? (
        <Notice tone="bad" role="alert" className="mt-2">
          <p className="font-[550]">{text.failed(problems.length)}</p>
          <ul>
            {problems.map(({ name, message }, at) => (
              <li key={`${at} ${name}`}>
                <b className="wrap-anywhere">{name}</b>: {message}
              </li>
            ))}
          </ul>
        </Notice>
      ) : null}
    </>
  )
}
