import { ArrowUpRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { linkStyles } from '@/components/ui/control-styles'
import { appointments } from '@/content/appointments'
import { googleAddress } from '@/lib/appointments/appointment'

type GoogleLinkProps = { appointment: { title: string; startsAt: string }; children: ReactNode }

/** Opens Google Calendar with the appointment filled in. */
export function GoogleLink({ appointment, children }: GoogleLinkProps) {
  return (
    <a href={googleAddress(appointment)} target="_blank" rel="noopener noreferrer" className={linkStyles}>
      {children}
      <ArrowUpRight strokeWidth={1.75} aria-hidden />
      <span className="sr-only">({appointments.booking.newTab})</span>
    </a>
  )
}
