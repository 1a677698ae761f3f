'use client'
import { Camera, Upload } from 'lucide-react'
import Link from 'next/link'
import { useRef } from 'react'
import { useItemUpload } from '@/components/document-requests/item-uploads'
import { UploadState } from '@/components/document-requests/upload-state'
import { useFileDrop } from '@/components/invoices/upload/file-drop'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import { FileInput } from '@/components/ui/file-input'
import { useAct } from '@/components/ui/use-act'
import { requestsText } from '@/content/document-requests'
import { scansText } from '@/content/scans'
import { addFilesAction } from '@/lib/document-requests/actions'
import type { Offer, RequestItem } from '@/lib/document-requests/request'
import { invoiceTitle } from '@/lib/einvoice/invoice-label'
import { formatDay } from '@/lib/format/date'
import { scanHref } from '@/lib/scans/destination'
import { allPickerTypes } from '@/lib/uploads/file'

const text = requestsText.file

type FileAnswerProps = { item: RequestItem; request: string; offers: readonly Offer[]; primary: boolean }

export function FileAnswer({ item, request, offers, primary }: FileAnswerProps) {
  const { state, add } = useItemUpload(item.id)
  const { over, handlers } = useFileDrop(add)
  const busy = state !== null
  const label = item.state === 'pending' ? text.choose : item.state === 'returned' ? text.replace : text.add

  return (
    <div className="mt-3">
      <div
        {...handlers}
        className={cn(
          'flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border border-dashed border-ink-2 bg-sheet px-3 py-2.5',
          over && 'bg-green-wash',
        )}
      >
        <p className="text-sm text-ink-2">{text.hint}</p>
        <p className="flex flex-wrap gap-2">
          <Picker label={text.photo} item={item.title} camera busy={busy} onPick={add} primary={primary} />
          <Picker label={label} item={item.title} busy={busy} onPick={add} primary={primary} />
        </p>
      </div>
      <Link
        href={scanHref(request, item.id)}
        prefetch={false}
        className="inline-flex min-h-tap items-center text-sm font-[550] text-green underline underline-offset-4"
      >
        {scansText.linkOfItem}
        <span className="sr-only">: {item.title}</span>
      </Link>
      <UploadState item={item.id} />
      {offers.length > 0 ? <Offers item={item} offers={offers} /> : null}
    </div>
  )
}

type PickerProps = {
  label: string
  item: string
  camera?: boolean
  busy: boolean
  primary: boolean
  onPick: (files: readonly File[]) => void
}

/** With `camera` the button opens the phone's camera; such a button is offered only on touch screens. */
function Picker({ label, item, camera = false, busy, primary, onPick }: PickerProps) {
  const input = useRef<HTMLInputElement>(null)
  const Icon = camera ? Camera : Upload
  return (
    <span className={cn(camera && 'pointer-fine:hidden')}>
      <FileInput
        ref={input}
        hidden
        multiple={!camera}
        accept={camera ? 'image/jpeg,image/png' : allPickerTypes}
        {...(camera && { capture: 'environment' as const })}
        aria-label={`${label}: ${item}`}
        onFiles={onPick}
      />
      <Button
        type="button"
        size="sm"
        variant={primary ? 'primary' : 'outline'}
        busy={busy}
        onClick={() => input.current?.click()}
      >
        <Icon strokeWidth={1.75} aria-hidden />
        {label}
        <span className="sr-only">: {item}</span>
      </Button>
    </span>
  )
}

function Offers({ item, offers }: { item: RequestItem; offers: readonly Offer[] }) {
  const { busy, act } = useAct()
  const words = requestsText.offers
  return (
    <details className="mt-1">
      <summary className="flex min-h-tap w-fit cursor-pointer items-center text-sm font-[550] text-green underline underline-offset-4">
        {words.button(offers.length)}
        <span className="sr-only">: {item.title}</span>
      </summary>
      <ul aria-label={words.title} className="max-h-80 overflow-y-auto rule-closes">
        {offers.map(({ id, name, at, invoice }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-4 border-t border-rule py-1.5"
          >
            <span className="grid min-w-0 text-sm">
              <b className="font-[550] wrap-anywhere">{invoice ? invoiceTitle(invoice) : name}</b>
              <span className="text-ink-2">{formatDay(at)}</span>
            </span>
            <Button
              type="button"
              size="sm"
              busy={busy}
              onClick={() =>
                act({
                  work: () => addFilesAction({ item: item.id, documents: [id] }),
                  done: { title: text.done(name) },
                  failed: requestsText.toasts.failed,
                })
              }
            >
              {words.use}
              <span className="sr-only">: {name}</span>
            </Button>
          </li>
        ))}
      </ul>
    </details>
  )
}
