'use client'
import { useRef, useState } from 'react'
import { fileTransport } from '@/components/invoices/upload/transport'
import { uploadFile } from '@/components/invoices/upload/upload-file'
import { attempted } from '@/components/ui/use-act'
import { requestsText } from '@/content/document-requests'
import { addFilesAction } from '@/lib/document-requests/actions'
import { displayName, fileProblem, fileProblemMessage } from '@/lib/uploads/file'

const text = requestsText.file
/** The way of every file that is no invoice: its checks, its limits, and one document for the same bytes. */
const transport = fileTransport('/api/mensajes/archivos')

type Failed = { name: string; message: string; again: (() => void) | null }

/** Sends files as the answer to an item, one after the other; each is delivered as soon as it is checked. */
export function useItemUpload(item: string) {
  const [state, setState] = useState<string | null>(null)
  const [failed, setFailed] = useState<readonly Failed[]>([])
  const [done, setDone] = useState<string | null>(null)
  const waiting = useRef<{ key: string; file: File }[]>([])
  const running = useRef(false)

  async function run() {
    if (running.current) return
    running.current = true
    for (let next = waiting.current.shift(); next; next = waiting.current.shift()) await send(next)
    running.current = false
    setState(null)
  }

  async function send(one: { key: string; file: File }) {
    const { key, file } = one
    const name = displayName(file.name)
    const again = () => {
      setFailed((known) => known.filter((other) => other.again !== again))
      waiting.current.push(one)
      void run()
    }
    const fail = (message: string, final: boolean) =>
      setFailed((known) => [...known, { name, message, again: final ? null : again }])
    const problem = fileProblem(file)
    if (problem) return fail(fileProblemMessage(problem, name), true)
    setState(text.sending(name, 0))
    const end = await uploadFile({ key, batch: key, file, earlier: undefined }, transport, (phase) => {
      if (phase.name === 'checking') setState(text.checking(name))
      if (phase.name === 'sending')
        setState(text.sending(name, Math.round((phase.loaded / Math.max(file.size, 1)) * 100)))
    })
    if (end.phase.name === 'failed') return fail(end.phase.message, end.phase.final)
    if (!end.documentId) return
    setState(text.saving(name))
    const answer = await attempted(addFilesAction({ item, documents: [end.documentId] }))
    if (answer.ok) setDone(text.done(name))
    else fail(answer.message, answer.code !== 'unavailable')
  }

  return {
    /** What is being done now, to be read aloud; null when nothing is. */
    state,
    done,
    failed,
    add(files: readonly File[]) {
      setFailed((known) => known.filter(({ again }) => again !== null))
      waiting.current.push(...files.map((file) => ({ key: crypto.randomUUID(), file })))
      void run()
    },
  }
}
