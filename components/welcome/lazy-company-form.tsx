'use client'
import dynamic from 'next/dynamic'
import { Spinner } from '@/components/ui/loading'
import { welcomeText } from '@/content/welcome'

// Its schema and the reader of the RUT load with it alone.
export const CompanyForm = dynamic(
  () => import('@/components/welcome/company-form').then((module) => module.CompanyForm),
  { loading: () => <Spinner label={welcomeText.company.opening} /> },
)
