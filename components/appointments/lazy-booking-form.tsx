'use client'
import { RotateCw } from 'lucide-react'
import dynamic from 'next/dynamic'
import { useRouter } from 'next/navigation'
import { useTransition } from 'react'
import { Button } from '@/components/ui/button'
import { Spinner } from '@/components/ui/loading'
import { appointments } from '@/content/appointments'

/** The form that asks for an appointment; its code (form, rules, schema) loads where it is shown. */
export const BookingForm = dynamic(
  () => import('@/components/appointments/booking-form').then((module) => module.BookingForm),
  {
    loading: () => (
      <div className="grid min-h-128 content-start rounded-sheet border border-rule bg-sheet p-4 sm:p-6">
        <Spinner label={appointments.booking.opening} />
      </div>
    ),
  },
)

/** Draws the page again on the server. */
export function ReadAgain({ label }: { label: string }) {
  const router = useRouter()
  const [busy, start] = useTransition()
  return (
    <Button size="sm" busy={busy} onClick={() => start(() => router.refresh())}>
      <RotateCw strokeWidth={1.75} aria-hidden />
      {label}
    </Button>
  )
}
