import { ArrowRight, Folder, Upload } from 'lucide-react'
import Link from 'next/link'
import { BookingCard } from '@/components/appointments/booking-card'
import { DriveFolderAction } from '@/components/documents/documents-live'
import { ForRole } from '@/components/portal/for-role'
import { portal } from '@/content/portal'

const card = 'relative flex min-w-0 flex-col items-start p-6'
const icon = 'absolute top-6 right-6 size-6'

/** One sheet with the three things most clients come for. */
export function QuickActions() {
  const { label, upload, drive } = portal.actions
  return (
    <section
      aria-label={label}
      className="grid divide-y divide-rule rounded-sheet border border-rule bg-sheet min-[60rem]:grid-cols-[1.15fr_1fr_1.1fr] min-[60rem]:divide-x min-[60rem]:divide-y-0"
    >
      <Link
        href="/portal/facturas"
        className={`${card} group -m-px rounded-sheet bg-green-deep text-sheet no-underline transition-colors hover:bg-green`}
      >
        <Upload className={`${icon} text-ochre`} strokeWidth={1.75} aria-hidden />
        <h2 className="pr-10 text-lg font-[550] tracking-[-0.008em]">{upload.title}</h2>
        <span className="mt-1 max-w-[34ch] text-[1rem] text-green-pale">{upload.text}</span>
        <span className="mt-2 mb-6 text-sm text-green-pale">{upload.integration}</span>
        <span className="mt-auto mb-2 flex min-h-8 items-center gap-2 border-b-4 border-double border-ochre font-[550]">
          {upload.go}
          <ArrowRight
            className="size-5 transition-transform group-hover:translate-x-1"
            strokeWidth={1.75}
            aria-hidden
          />
        </span>
      </Link>
      <div className={card}>
        <Folder className={`${icon} text-green`} strokeWidth={1.75} aria-hidden />
        <h2 className="pr-10 text-lg font-[550] tracking-[-0.008em]">{drive.title}</h2>
        <p className="mt-1 mb-6 max-w-[34ch] text-[1rem] text-ink-2">{drive.text}</p>
        <div className="mt-auto">
          <DriveFolderAction />
        </div>
      </div>
      <ForRole atLeast="assistant" className="m-6 self-start">
        <BookingCard />
      </ForRole>
    </section>
  )
}
