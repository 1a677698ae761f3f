'use client'
import dynamic from 'next/dynamic'
import { Spinner } from '@/components/ui/loading'
import { clientText } from '@/content/clients'

const loading = () => <Spinner label={clientText.formOpening} />
const forms = () => import('@/components/firm-calendar/change-forms')

// Only administrators change the calendar, and in one view of it at a time.
export const OverrideForm = dynamic(() => forms().then((module) => module.OverrideForm), { loading })
export const OutageForm = dynamic(() => forms().then((module) => module.OutageForm), { loading })
export const DayForm = dynamic(() => forms().then((module) => module.DayForm), { loading })
export const UvtForm = dynamic(() => forms().then((module) => module.UvtForm), { loading })
export const UsuryForm = dynamic(() => forms().then((module) => module.UsuryForm), { loading })
export const ConfirmForm = dynamic(() => forms().then((module) => module.ConfirmForm), { loading })
export const TableImport = dynamic(
  () => import('@/components/firm-calendar/table-import').then((module) => module.TableImport),
  { loading },
)
