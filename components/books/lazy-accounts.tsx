'use client'
import dynamic from 'next/dynamic'

/** The forms of the catalogue, whose scripts are loaded after the page; the server renders them with it. */
export const AccountForm = dynamic(() =>
  import('@/components/books/account-form').then((module) => module.AccountForm),
)
export const AccountsUpload = dynamic(() =>
  import('@/components/books/accounts-upload').then((module) => module.AccountsUpload),
)
