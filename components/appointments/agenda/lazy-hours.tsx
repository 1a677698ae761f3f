'use client'
import dynamic from 'next/dynamic'

/** Parts of the page of hours whose scripts load after it; the server draws them with the page. */
export const AbsenceSection = dynamic(() =>
  import('@/components/appointments/agenda/absence-section').then((module) => module.AbsenceSection),
)
export const OutsideSection = dynamic(() =>
  import('@/components/appointments/agenda/outside-section').then((module) => module.OutsideSection),
)
export const DaySection = dynamic(() =>
  import('@/components/appointments/agenda/day-section').then((module) => module.DaySection),
)
