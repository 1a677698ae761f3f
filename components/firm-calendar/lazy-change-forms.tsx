'use client'
import dynamic from 'next/dynamic'
import { Spinner } from '@/components/ui/loading'
import { clientText } from '@/content/client-page'

const loading = () => <Spinner label={clientText.formOpening} />
const forms = () => import('@/components/firm-calendar/change-forms')

export const LazyOverrideForm = dynamic(() => forms().then((module) => module.OverrideForm), { loading })
export const LazyOutageForm = dynamic(() => forms().then((module) => module.OutageForm), { loading })
export const LazyDayForm = dynamic(() => forms().then((module) => module.DayForm), { loading })
export const LazyUvtForm = dynamic(() => forms().then((module) => module.UvtForm), { loading })
export const LazyWageForm = dynamic(() => forms().then((module) => module.WageForm), { loading })
export const LazyUsuryForm = dynamic(() => forms().then((module) => module.UsuryForm), { loading })
export const LazyConfirmForm = dynamic(() => forms().then((module) => module.ConfirmForm), { loading })
export const LazyTableImport = dynamic(
  () => import('@/components/firm-calendar/table-import').then((module) => module.TableImport),
  { loading },
)
