'use client'
import dynamic from 'next/dynamic'
import { Spinner } from '@/components/ui/loading'
import { welcomeText } from '@/content/welcome'

// Its schema and the reader of the RUT load with it alone.
export const LazyCompanyForm = dynamic(
  () => import('@/components/welcome/company-form').then((module) => module.CompanyForm),
  {
    // As much room as a screen: what stands below it comes into sight only once, where it stays.
    loading: () => (
      <div className="min-h-dvh">
        <Spinner label={welcomeText.company.opening} />
      </div>
    ),
  },
)
