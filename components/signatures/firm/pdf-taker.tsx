'use client'
import { Upload } from 'lucide-react'
import { useRef, useState } from 'react'
import { TakenPages } from '@/components/signatures/firm/taken-pages'
import { Button } from '@/components/ui/button'
import { FileInput } from '@/components/ui/file-input'
import { Notice } from '@/components/ui/notice'
import { attempted, useAct } from '@/components/ui/use-act'
import { signatureFormText as text } from '@/content/signature-form'
import type { Result } from '@/lib/result'
import type { TakenPdf } from '@/lib/signatures/take-pdf'

type PdfTakerProps = {
  client: string
  taken: TakenPdf | null
  onTaken: (pdf: TakenPdf, name: string) => void
}

/** Uploads a PDF and shows it as flattened by the server, which is exactly what everybody will sign. */
export function PdfTaker({ client, taken, onTaken }: PdfTakerProps) {
  const input = useRef<HTMLInputElement>(null)
  const { busy, problem, act } = useAct()
  const [state, setState] = useState<string | null>(null)

  function take(file: File) {
    const query = new URLSearchParams({ cliente: client, nombre: file.name })
    setState(text.taking(file.name))
    act<TakenPdf>({
      work: () =>
        attempted(
          fetch(`/api/firmas?${query.toString()}`, {
            method: 'POST',
            body: file,
            headers: { 'content-type': 'application/octet-stream' },
          }).then((answer) => answer.json() as Promise<Result<TakenPdf>>),
        ).finally(() => setState(null)),
      then: (pdf) => onTaken(pdf, file.name.replace(/\.pdf$/i, '').slice(0, 120)),
    })
  }

  return (
    <div className="grid gap-2">
      <FileInput
        ref={input}
        hidden
        accept="application/pdf"
        aria-label={text.choose}
        onFiles={([file]) => file && take(file)}
      />
      <p>
        <Button variant={taken ? 'outline' : 'primary'} busy={busy} onClick={() => input.current?.click()}>
          {busy ? null : <Upload strokeWidth={1.75} aria-hidden />} {taken ? text.another : text.choose}
        </Button>
      </p>
      <p className="text-sm text-ink-2">{text.chooseHint}</p>
      <p role="status" className="text-sm font-[550] wrap-anywhere">
        {state}
      </p>
      {problem ? <Notice tone="bad">{problem.message}</Notice> : null}
      {taken ? <TakenPages taken={taken} /> : null}
    </div>
  )
}
