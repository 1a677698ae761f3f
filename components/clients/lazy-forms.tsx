'use client'
import dynamic from 'next/dynamic'
import { Spinner } from '@/components/ui/loading'
import { clientText } from '@/content/client-page'

const loading = () => <Spinner label={clientText.formOpening} />

export const LazyProfileEditor = dynamic(
  () => import('@/components/tax-profile/profile-editor').then((module) => module.ProfileEditor),
  { loading },
)
export const LazyNewClientForm = dynamic(
  () => import('@/components/clients/new/new-client-form').then((module) => module.NewClientForm),
  { loading },
)
export const LazyImportDraft = dynamic(
  () => import('@/components/clients/import/import-draft').then((module) => module.ImportDraft),
  { loading },
)
export const LazyRutBatch = dynamic(
  () => import('@/components/tax-profile/batch/rut-batch').then((module) => module.RutBatch),
  { loading },
)
