'use client'
import dynamic from 'next/dynamic'
import { Spinner } from '@/components/ui/loading'
import { welcomeText } from '@/content/welcome'

export const LazyCompanyForm = dynamic(
  () => import('@/components/welcome/company-form').then((module) => module.CompanyForm),
  {
    // The placeholder is as high as the screen, so that content below does not jump when the form arrives.
    loading: () => (
      <div className="min-h-dvh">
        <Spinner label={welcomeText.company.opening} />
      </div>
    ),
  },
)
