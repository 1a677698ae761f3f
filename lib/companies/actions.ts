'use server'
import { refresh } from 'next/cache'
import { clientAction } from '@/lib/action'
import { companySchema, removeCompanySchema } from '@/lib/companies/schema'
import { databaseError } from '@/lib/supabase/database-error'

export const saveCompanyAction = clientAction(companySchema, async ({ id, name, nit, digit }, { db }) => {
  const { error } = await db.rpc('save_company', {
    company_name: name,
    company_nit: nit,
    company_digit: Number(digit),
    ...(id ? { company: id } : {}),
  })
  if (error) throw databaseError(error, 'companies.save')
  refresh()
  return null
})

export const removeCompanyAction = clientAction(removeCompanySchema, async ({ id }, { db }) => {
  const { error } = await db.rpc('remove_company', { company: id })
  if (error) throw databaseError(error, 'companies.remove')
  refresh()
  return null
})
