'use client'
import dynamic from 'next/dynamic'
import { Spinner } from '@/components/ui/loading'
import { appointments } from '@/content/appointments'

export const LazyBookingForm = dynamic(
  () => import('@/components/appointments/booking-form').then((module) => module.BookingForm),
  {
    loading: () => (
      <div className="grid min-h-128 content-start rounded-sheet border border-rule bg-sheet p-4 sm:p-6">
        <Spinner label={appointments.booking.opening} />
      </div>
    ),
  },
)
