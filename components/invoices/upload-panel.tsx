'use client'
import Link from 'next/link'
import { DropZone } from '@/components/invoices/drop-zone'
import { SelectedFiles } from '@/components/invoices/selected-files'
import { httpTransport, replacing } from '@/components/invoices/upload/transport'
import { useUploads } from '@/components/invoices/upload/use-uploads'
import { Notice } from '@/components/ui/notice'
import { invoices } from '@/content/invoices'
import { tabAddress } from '@/lib/invoices/address'

const text = invoices.upload

/** Where invoices are dropped, on the left, and what becomes of each, on the right; `replaces` is the number of another. */
export function UploadPanel({ replaces = null }: { replaces?: string | null }) {
  const uploads = useUploads(replaces ? replacing(replaces) : httpTransport)
  const { queue } = uploads
  return (
    <section
      aria-label={text.label}
      className="grid gap-8 pt-8 min-[60rem]:grid-cols-[minmax(0,1fr)_minmax(0,1.08fr)] min-[60rem]:gap-12"
    >
      <div className="flex flex-col">
        {replaces ? (
          <Notice tone="warn" className="mb-4">
            {text.replacing(replaces)}{' '}
            <Link href={tabAddress('upload')} prefetch={false}>
              {text.notReplacing}
            </Link>
          </Notice>
        ) : null}
        <DropZone onFiles={uploads.pick} />
        <p id="upload-formats" className="mt-3 text-sm text-ink-2">
          {text.formats}
        </p>
        <p id="upload-zip" className="text-sm text-ink-2">
          {text.zip}
        </p>
        <p role="status" className="text-sm font-[550]">
          {queue.opening > 0 ? text.opening(queue.opening) : null}
        </p>
        {queue.problems.length > 0 ? (
          <Notice tone="bad" className="mt-4 max-h-60 overflow-y-auto text-sm leading-snug" tabIndex={0}>
            {queue.problems.map((problem, index) => (
              <p key={index} className="mt-2 first:mt-0">
                {problem}
              </p>
            ))}
          </Notice>
        ) : null}
        <div role="status">
          {queue.stage === 'idle' && queue.received > 0 ? (
            <Notice tone="ok" className="mt-4">
              <b>{text.received.title}</b>
              <p>{text.received.text}</p>
            </Notice>
          ) : null}
        </div>
      </div>
      <SelectedFiles {...uploads} />
    </section>
  )
}
