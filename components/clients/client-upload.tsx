'use client'
import { Upload } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import { fileTransport } from '@/components/invoices/upload/transport'
import { uploadFile } from '@/components/invoices/upload/upload-file'
import { Button } from '@/components/ui/button'
import { FileInput } from '@/components/ui/file-input'
import { Notice } from '@/components/ui/notice'
import { prepareFiles } from '@/components/uploads/prepare-files'
import { useConsent } from '@/components/uploads/use-consent'
import { clientText } from '@/content/client-page'
import { preparing } from '@/content/upload-refusals'
import { toast } from '@/lib/toast'
import { allPickerTypes, allTypes, displayName } from '@/lib/uploads/file'

const text = clientText.upload
type Failed = { message: string; again: { key: string; file: File } | null }

/** The file passes the same checks as a file that the client uploads, and a mail tells the client about the file. */
export function ClientUpload({ client }: { client: string }) {
  const router = useRouter()
  const input = useRef<HTMLInputElement>(null)
  const consent = useConsent()
  const [state, setState] = useState<string | null>(null)
  const [failed, setFailed] = useState<Failed | null>(null)

  async function choose(chosen: File) {
    setFailed(null)
    setState(preparing.working)
    const { ready, problems } = await prepareFiles([chosen], consent.ask, allTypes)
    setState(null)
    const [problem] = problems
    if (problem) setFailed({ message: problem.message, again: null })
    const [first] = ready
    if (first) await send(crypto.randomUUID(), first.file)
  }

  async function send(key: string, file: File) {
    const name = displayName(file.name)
    setFailed(null)
    setState(text.sending(name, 0))
    const transport = fileTransport(`/api/clientes/${client}/documentos`)
    const end = await uploadFile({ key, batch: key, file, earlier: undefined }, transport, (phase) => {
      if (phase.name === 'checking') setState(text.checking(name))
      if (phase.name === 'sending')
        setState(text.sending(name, Math.round((phase.loaded / Math.max(file.size, 1)) * 100)))
    })
    setState(null)
    if (end.phase.name === 'failed') {
      const { message, final } = end.phase
      setFailed({ message, again: final ? null : { key, file } })
    } else if (end.phase.name === 'duplicate') {
      setFailed({ message: text.duplicate(name), again: null })
    } else {
      toast({ kind: 'success', title: text.done.title, description: `${text.done.description} ${name}.` })
      router.refresh()
    }
  }

  return (
    <div className="border-t border-rule pt-4">
      <FileInput ref={input} hidden accept={allPickerTypes} onFiles={([file]) => file && void choose(file)} />
      <Button size="sm" busy={state !== null} onClick={() => input.current?.click()}>
        {state === null ? <Upload strokeWidth={1.75} aria-hidden /> : null} {text.choose}
      </Button>
      {consent.dialog}
      <p className="mt-1.5 text-sm text-ink-2">{text.hint}</p>
      <p role="status" className="text-sm font-[550] wrap-anywhere">
        {state}
      </p>
      {failed ? (
        <Notice tone="bad" className="mt-2">
          <p>{failed.message}</p>
          {failed.again ? (
            <Button
              size="sm"
              className="mt-2"
              onClick={() => failed.again && void send(failed.again.key, failed.again.file)}
            >
              {text.retry}
            </Button>
          ) : null}
        </Notice>
      ) : null}
    </div>
  )
}
