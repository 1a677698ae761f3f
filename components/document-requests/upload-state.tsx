'use client'
import { RotateCw } from 'lucide-react'
import { useItemUpload } from '@/components/document-requests/item-uploads'
import { Button } from '@/components/ui/button'
import { WaitingFiles } from '@/components/uploads/waiting-files'
import { uploadCuts } from '@/content/upload-cuts'
import { requestsText } from '@/content/document-requests'

const text = requestsText.file

export function UploadState({ item }: { item: string }) {
  const { state, cut, done, failed } = useItemUpload(item)
  const lost = failed.flatMap(({ again }) => again ?? [])
  return (
    <>
      <p className="text-sm font-[550] wrap-anywhere">{state ?? done}</p>
      {cut.length > 0 ? <WaitingFiles names={cut} /> : null}
      {failed.map(({ key, name, message, again }) => (
        <p
          key={key}
          role="alert"
          className="flex flex-wrap items-center gap-x-3 pt-2 text-sm font-[550] text-red"
        >
          <span className="wrap-anywhere">{message}</span>
          {again && lost.length === 1 ? <Again label={text.retry} name={name} onClick={again} /> : null}
        </p>
      ))}
      {lost.length > 1 ? (
        <Again label={uploadCuts.retryAll(lost.length)} onClick={() => lost.forEach((again) => again())} />
      ) : null}
    </>
  )
}

function Again({ label, name, onClick }: { label: string; name?: string; onClick: () => void }) {
  return (
    <Button type="button" size="sm" variant="quiet" onClick={onClick}>
      <RotateCw strokeWidth={1.75} aria-hidden />
      {label}
      {name ? <span className="sr-only">: {name}</span> : null}
    </Button>
  )
}
