'use client'
import dynamic from 'next/dynamic'

/** The server renders these two forms with the page, but their scripts load later. */
export const AccountForm = dynamic(() =>
  import('@/components/books/account-form').then((module) => module.AccountForm),
)
export const AccountsUpload = dynamic(() =>
  import('@/components/books/accounts-upload').then((module) => module.AccountsUpload),
)
