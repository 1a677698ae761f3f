'use client'
import dynamic from 'next/dynamic'

// These parts are loaded separately, because only one of the many tabs of a client's page needs them.

export const DocumentFilter = dynamic(() =>
  import('@/components/documents/document-filter').then((module) => module.DocumentFilter),
)
export const DocumentPickList = dynamic(() =>
  import('@/components/documents/document-pick-list').then((module) => module.DocumentPickList),
)
export const FolderZip = dynamic(() => import('@/components/documents/folder-zip'))
export const RenameFolder = dynamic(() => import('@/components/documents/rename-folder'))
