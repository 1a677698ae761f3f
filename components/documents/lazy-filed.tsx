'use client'
import dynamic from 'next/dynamic'

// Loaded separately, because a client's page in the workspace has many tabs and only one of them needs these scripts.

export const DocumentFilter = dynamic(() =>
  import('@/components/documents/document-filter').then((module) => module.DocumentFilter),
)
export const DocumentPickList = dynamic(() =>
  import('@/components/documents/document-pick-list').then((module) => module.DocumentPickList),
)
export const FolderZip = dynamic(() => import('@/components/documents/folder-zip'))
export const RenameFolder = dynamic(() => import('@/components/documents/rename-folder'))
