'use client'
import dynamic from 'next/dynamic'

/** The server renders these parts of the page of a member's hours, but their scripts load later. */
export const AbsenceSection = dynamic(() =>
  import('@/components/appointments/agenda/absence-section').then((module) => module.AbsenceSection),
)
export const OutsideSection = dynamic(() =>
  import('@/components/appointments/agenda/outside-section').then((module) => module.OutsideSection),
)
export const GoogleSection = dynamic(() =>
  import('@/components/appointments/agenda/google-section').then((module) => module.GoogleSection),
)
export const MemberFeedCard = dynamic(() =>
  import('@/components/appointments/agenda/member-feed-card').then((module) => module.MemberFeedCard),
)
export const DaySection = dynamic(() =>
  import('@/components/appointments/agenda/day-section').then((module) => module.DaySection),
)
