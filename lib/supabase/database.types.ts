export type Json =
  | string
  | number
  | boolean
  | null
  | { [key: string]: Json | undefined }
  | Json[]

export type Database = {
  // Allows to automatically instantiate createClient with right options
  // instead of createClient<Database, { PostgrestVersion: 'XX' }>(URL, KEY)
  __InternalSupabase: {
    PostgrestVersion: "12"
  }
  public: {
    Tables: {
      appointments: {
        Row: {
          cancelled_by: string | null
          created_at: string
          ends_at: string
          id: string
          note: string | null
          request_key: string
          sequence: number
          starts_at: string
          status: string
          title: string
          updated_at: string
          user_id: string
        }
        Insert: {
          cancelled_by?: string | null
          created_at?: string
          ends_at: string
          id?: string
          note?: string | null
          request_key?: string
          sequence?: number
          starts_at: string
          status: string
          title: string
          updated_at?: string
          user_id: string
        }
        Update: {
          cancelled_by?: string | null
          created_at?: string
          ends_at?: string
          id?: string
          note?: string | null
          request_key?: string
          sequence?: number
          starts_at?: string
          status?: string
          title?: string
          updated_at?: string
          user_id?: string
        }
        Relationships: []
      }
      archivos_subidos: {
        Row: {
          created_at: string
          descripcion: string | null
          google_drive_id: string | null
          google_drive_link: string | null
          id: string
          nombre_archivo: string
          ruta_storage: string
          tamano_bytes: number
          tipo_archivo: string
          url_publica: string
          user_id: string
        }
        Insert: {
          created_at?: string
          descripcion?: string | null
          google_drive_id?: string | null
          google_drive_link?: string | null
          id?: string
          nombre_archivo: string
          ruta_storage: string
          tamano_bytes: number
          tipo_archivo: string
          url_publica: string
          user_id: string
        }
        Update: {
          created_at?: string
          descripcion?: string | null
          google_drive_id?: string | null
          google_drive_link?: string | null
          id?: string
          nombre_archivo?: string
          ruta_storage?: string
          tamano_bytes?: number
          tipo_archivo?: string
          url_publica?: string
          user_id?: string
        }
        Relationships: []
      }
      audit_log: {
        Row: {
          action: string
          actor: string | null
          after: Json | null
          area: string | null
          at: string
          before: Json | null
          id: number
          ip: string | null
          target: string | null
          user_agent: string | null
        }
        Insert: {
          action: string
          actor?: string | null
          after?: Json | null
          area?: never
          at?: string
          before?: Json | null
          id?: never
          ip?: string | null
          target?: string | null
          user_agent?: string | null
        }
        Update: {
          action?: string
          actor?: string | null
          after?: Json | null
          area?: never
          at?: string
          before?: Json | null
          id?: never
          ip?: string | null
          target?: string | null
          user_agent?: string | null
        }
        Relationships: []
      }
      client_profiles: {
        Row: {
          name: string | null
          password_changed_at: string | null
          phone: string | null
          updated_at: string
          user_id: string
        }
        Insert: {
          name?: string | null
          password_changed_at?: string | null
          phone?: string | null
          updated_at?: string
          user_id: string
        }
        Update: {
          name?: string | null
          password_changed_at?: string | null
          phone?: string | null
          updated_at?: string
          user_id?: string
        }
        Relationships: []
      }
      companies: {
        Row: {
          created_at: string
          digit: number
          id: string
          name: string
          nit: string
          updated_at: string
          user_id: string
        }
        Insert: {
          created_at?: string
          digit: number
          id?: string
          name: string
          nit: string
          updated_at?: string
          user_id: string
        }
        Update: {
          created_at?: string
          digit?: number
          id?: string
          name?: string
          nit?: string
          updated_at?: string
          user_id?: string
        }
        Relationships: []
      }
      consents: {
        Row: {
          accepted_at: string
          action: string
          email: string
          id: string
          ip: string | null
          policy_version: string
          purpose: string
          text_sha256: string
          user_agent: string | null
          user_id: string | null
        }
        Insert: {
          accepted_at?: string
          action?: string
          email: string
          id?: string
          ip?: string | null
          policy_version: string
          purpose: string
          text_sha256: string
          user_agent?: string | null
          user_id?: string | null
        }
        Update: {
          accepted_at?: string
          action?: string
          email?: string
          id?: string
          ip?: string | null
          policy_version?: string
          purpose?: string
          text_sha256?: string
          user_agent?: string | null
          user_id?: string | null
        }
        Relationships: []
      }
      contact_messages: {
        Row: {
          changed_at: string | null
          changed_by: string | null
          consent_id: string
          created_at: string
          email: string
          id: string
          message: string
          name: string
          phone: string | null
          search_key: string
          status: string
        }
        Insert: {
          changed_at?: string | null
          changed_by?: string | null
          consent_id: string
          created_at?: string
          email: string
          id?: string
          message: string
          name: string
          phone?: string | null
          search_key?: never
          status?: string
        }
        Update: {
          changed_at?: string | null
          changed_by?: string | null
          consent_id?: string
          created_at?: string
          email?: string
          id?: string
          message?: string
          name?: string
          phone?: string | null
          search_key?: never
          status?: string
        }
        Relationships: [
          {
            foreignKeyName: "contact_messages_consent_id_fkey"
            columns: ["consent_id"]
            referencedRelation: "consents"
            referencedColumns: ["id"]
          },
        ]
      }
      data_exports: {
        Row: {
          created_at: string
          files: number
          files_done: number
          finished_at: string | null
          id: string
          status: string
          user_id: string
        }
        Insert: {
          created_at?: string
          files?: number
          files_done?: number
          finished_at?: string | null
          id?: string
          status?: string
          user_id: string
        }
        Update: {
          created_at?: string
          files?: number
          files_done?: number
          finished_at?: string | null
          id?: string
          status?: string
          user_id?: string
        }
        Relationships: []
      }
      data_requests: {
        Row: {
          created_at: string
          details: string
          due_on: string
          id: string
          key: string
          kind: string
          reply: string | null
          settled_at: string | null
          status: string
          user_id: string
        }
        Insert: {
          created_at?: string
          details: string
          due_on: string
          id?: string
          key: string
          kind: string
          reply?: string | null
          settled_at?: string | null
          status?: string
          user_id: string
        }
        Update: {
          created_at?: string
          details?: string
          due_on?: string
          id?: string
          key?: string
          kind?: string
          reply?: string | null
          settled_at?: string | null
          status?: string
          user_id?: string
        }
        Relationships: []
      }
      documents: {
        Row: {
          created_at: string
          family: string
          file_path: string
          file_size: number
          file_type: string
          google_drive_id: string | null
          google_drive_link: string | null
          id: string
          kind: string
          name: string
          name_key: string
          sha256: string | null
          storage_path: string
          uploaded_by: string
          user_id: string
        }
        Insert: {
          created_at?: string
          family?: never
          file_path: string
          file_size?: number
          file_type: string
          google_drive_id?: string | null
          google_drive_link?: string | null
          id?: string
          kind?: never
          name: string
          name_key?: never
          sha256?: string | null
          storage_path: string
          uploaded_by?: string
          user_id?: string
        }
        Update: {
          created_at?: string
          family?: never
          file_path?: string
          file_size?: number
          file_type?: string
          google_drive_id?: string | null
          google_drive_link?: string | null
          id?: string
          kind?: never
          name?: string
          name_key?: never
          sha256?: string | null
          storage_path?: string
          uploaded_by?: string
          user_id?: string
        }
        Relationships: []
      }
      invoices: {
        Row: {
          affects: string | null
          asked_at: string | null
          code: string | null
          created_at: string
          currency: string | null
          decided_at: string | null
          decision: number
          deleted_at: string | null
          direction: string | null
          document_id: string | null
          document_number: string | null
          effect: string | null
          file_size: number
          findings: NonNullable<Json>
          has_findings: boolean
          id: string
          issued_on: string | null
          iva: number | null
          kind: string | null
          name: string
          note: string | null
          number: string
          proposal: string | null
          queue: string | null
          queued_at: string | null
          replaced_by: string | null
          replaces: string | null
          reviewed_at: string | null
          rules_version: string | null
          search_key: string
          status: string
          supplier: string | null
          supplier_nit: string | null
          total: number | null
          user_id: string
          withdrawn_at: string | null
          withheld: number | null
        }
        Insert: {
          affects?: string | null
          asked_at?: string | null
          code?: string | null
          created_at?: string
          currency?: string | null
          decided_at?: string | null
          decision?: number
          deleted_at?: string | null
          direction?: string | null
          document_id?: string | null
          document_number?: string | null
          effect?: string | null
          file_size: number
          findings?: NonNullable<Json>
          has_findings?: never
          id?: string
          issued_on?: string | null
          iva?: number | null
          kind?: string | null
          name: string
          note?: string | null
          number: string
          proposal?: string | null
          queue?: never
          queued_at?: never
          replaced_by?: string | null
          replaces?: string | null
          reviewed_at?: string | null
          rules_version?: string | null
          search_key?: never
          status?: string
          supplier?: string | null
          supplier_nit?: string | null
          total?: number | null
          user_id: string
          withdrawn_at?: string | null
          withheld?: number | null
        }
        Update: {
          affects?: string | null
          asked_at?: string | null
          code?: string | null
          created_at?: string
          currency?: string | null
          decided_at?: string | null
          decision?: number
          deleted_at?: string | null
          direction?: string | null
          document_id?: string | null
          document_number?: string | null
          effect?: string | null
          file_size?: number
          findings?: NonNullable<Json>
          has_findings?: never
          id?: string
          issued_on?: string | null
          iva?: number | null
          kind?: string | null
          name?: string
          note?: string | null
          number?: string
          proposal?: string | null
          queue?: never
          queued_at?: never
          replaced_by?: string | null
          replaces?: string | null
          reviewed_at?: string | null
          rules_version?: string | null
          search_key?: never
          status?: string
          supplier?: string | null
          supplier_nit?: string | null
          total?: number | null
          user_id?: string
          withdrawn_at?: string | null
          withheld?: number | null
        }
        Relationships: [
          {
            foreignKeyName: "invoices_affects_fkey"
            columns: ["affects"]
            referencedRelation: "invoices"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "invoices_document_id_fkey"
            columns: ["document_id"]
            referencedRelation: "documents"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "invoices_replaced_by_fkey"
            columns: ["replaced_by"]
            referencedRelation: "invoices"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "invoices_replaces_fkey"
            columns: ["replaces"]
            referencedRelation: "invoices"
            referencedColumns: ["id"]
          },
        ]
      }
      message_threads: {
        Row: {
          client_unread: number
          created_at: string
          firm_unread: number
          id: string
          last_message_at: string
          message_count: number
          subject: string
          user_id: string
        }
        Insert: {
          client_unread?: number
          created_at?: string
          firm_unread?: number
          id: string
          last_message_at?: string
          message_count?: number
          subject: string
          user_id: string
        }
        Update: {
          client_unread?: number
          created_at?: string
          firm_unread?: number
          id?: string
          last_message_at?: string
          message_count?: number
          subject?: string
          user_id?: string
        }
        Relationships: []
      }
      messages: {
        Row: {
          author: string
          body: string
          created_at: string
          files: NonNullable<Json>
          id: string
          read_at: string | null
          thread_id: string
          user_id: string
        }
        Insert: {
          author: string
          body: string
          created_at: string
          files?: NonNullable<Json>
          id: string
          read_at?: string | null
          thread_id: string
          user_id: string
        }
        Update: {
          author?: string
          body?: string
          created_at?: string
          files?: NonNullable<Json>
          id?: string
          read_at?: string | null
          thread_id?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "messages_thread_id_fkey"
            columns: ["thread_id"]
            referencedRelation: "message_threads"
            referencedColumns: ["id"]
          },
        ]
      }
      notification_choices: {
        Row: {
          changed_at: string
          topic: string
          user_id: string
          wanted: boolean
        }
        Insert: {
          changed_at?: string
          topic: string
          user_id: string
          wanted: boolean
        }
        Update: {
          changed_at?: string
          topic?: string
          user_id?: string
          wanted?: boolean
        }
        Relationships: []
      }
      outbox: {
        Row: {
          attempts: number
          batch_id: string | null
          created_at: string
          done_at: string | null
          first_tried_at: string | null
          id: string
          key: string
          kind: string
          last_error: string | null
          locked_until: string | null
          next_at: string
          payload: NonNullable<Json>
          status: string
          user_id: string | null
        }
        Insert: {
          attempts?: number
          batch_id?: string | null
          created_at?: string
          done_at?: string | null
          first_tried_at?: string | null
          id?: string
          key: string
          kind: string
          last_error?: string | null
          locked_until?: string | null
          next_at?: string
          payload?: NonNullable<Json>
          status?: string
          user_id?: string | null
        }
        Update: {
          attempts?: number
          batch_id?: string | null
          created_at?: string
          done_at?: string | null
          first_tried_at?: string | null
          id?: string
          key?: string
          kind?: string
          last_error?: string | null
          locked_until?: string | null
          next_at?: string
          payload?: NonNullable<Json>
          status?: string
          user_id?: string | null
        }
        Relationships: []
      }
      rate_limits: {
        Row: {
          key: string
          tat: string
        }
        Insert: {
          key: string
          tat: string
        }
        Update: {
          key?: string
          tat?: string
        }
        Relationships: []
      }
      section_changes: {
        Row: {
          at: string
          section: string
        }
        Insert: {
          at?: string
          section: string
        }
        Update: {
          at?: string
          section?: string
        }
        Relationships: []
      }
      upload_batches: {
        Row: {
          closed_at: string | null
          created_at: string
          id: string
          user_id: string
        }
        Insert: {
          closed_at?: string | null
          created_at?: string
          id: string
          user_id: string
        }
        Update: {
          closed_at?: string | null
          created_at?: string
          id?: string
          user_id?: string
        }
        Relationships: []
      }
      uploads: {
        Row: {
          attempts: number
          batch_id: string
          created_at: string
          declared_size: number
          declared_type: string
          document_id: string | null
          expires_at: string
          for_client: string | null
          id: string
          key: string
          lease_until: string | null
          name: string
          path: string
          purpose: string
          reason: string | null
          settled_at: string | null
          status: string
          user_id: string
        }
        Insert: {
          attempts?: number
          batch_id: string
          created_at?: string
          declared_size: number
          declared_type: string
          document_id?: string | null
          expires_at?: string
          for_client?: string | null
          id?: string
          key: string
          lease_until?: string | null
          name: string
          path: string
          purpose?: string
          reason?: string | null
          settled_at?: string | null
          status?: string
          user_id: string
        }
        Update: {
          attempts?: number
          batch_id?: string
          created_at?: string
          declared_size?: number
          declared_type?: string
          document_id?: string | null
          expires_at?: string
          for_client?: string | null
          id?: string
          key?: string
          lease_until?: string | null
          name?: string
          path?: string
          purpose?: string
          reason?: string | null
          settled_at?: string | null
          status?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "uploads_batch_id_fkey"
            columns: ["batch_id"]
            referencedRelation: "upload_batches"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "uploads_document_id_fkey"
            columns: ["document_id"]
            referencedRelation: "documents"
            referencedColumns: ["id"]
          },
        ]
      }
      user_approval_status: {
        Row: {
          created_at: string
          decided_at: string | null
          reason: string | null
          status: string
          user_id: string
        }
        Insert: {
          created_at?: string
          decided_at?: string | null
          reason?: string | null
          status?: string
          user_id: string
        }
        Update: {
          created_at?: string
          decided_at?: string | null
          reason?: string | null
          status?: string
          user_id?: string
        }
        Relationships: []
      }
      user_drive_folders: {
        Row: {
          created_at: string
          folder_id: string
          folder_name: string
          folder_url: string
          user_id: string
        }
        Insert: {
          created_at?: string
          folder_id: string
          folder_name: string
          folder_url: string
          user_id: string
        }
        Update: {
          created_at?: string
          folder_id?: string
          folder_name?: string
          folder_url?: string
          user_id?: string
        }
        Relationships: []
      }
    }
    Views: {
      [_ in never]: never
    }
    Functions: {
      add_client_note: {
        Args: { body: string; client: string; note: string }
        Returns: undefined
      }
      add_member: {
        Args: {
          member_email: string
          member_name?: string
          member_role: string
        }
        Returns: string
      }
      add_staff_member: {
        Args: { member: string; member_role: string }
        Returns: undefined
      }
      agenda_appointment: { Args: { appointment: string }; Returns: Json }
      agenda_list: { Args: { page_size?: number; wanted: Json }; Returns: Json }
      agenda_week: { Args: { monday: string }; Returns: Json }
      answer_contact: {
        Args: {
          answer: string
          expected: string
          message: string
          reply: string
        }
        Returns: undefined
      }
      answer_invoice: {
        Args: { replaced: string; upload: string }
        Returns: undefined
      }
      answer_message: {
        Args: {
          body: string
          documents?: string[]
          message: string
          seen?: string
          thread: string
        }
        Returns: {
          author: string
          body: string
          created_at: string
          files: NonNullable<Json>
          id: string
          read_at: string | null
          thread_id: string
          user_id: string
        }
        SetofOptions: {
          from: "*"
          to: "messages"
          isOneToOne: true
          isSetofReturn: false
        }
      }
      appointments_in_hours: {
        Args: {
          first_day: string
          from_hour: number
          last_day: string
          until_hour: number
        }
        Returns: Json
      }
      assign_thread: {
        Args: { expected?: string; member?: string; thread: string }
        Returns: undefined
      }
      batch_files: { Args: { batch: string }; Returns: Json }
      batch_outcome: { Args: { batch: string; owner: string }; Returns: Json }
      begin_attachment: {
        Args: {
          declared_size: number
          declared_type: string
          file_name: string
          key: string
        }
        Returns: {
          attempts: number
          batch_id: string
          created_at: string
          declared_size: number
          declared_type: string
          document_id: string | null
          expires_at: string
          for_client: string | null
          id: string
          key: string
          lease_until: string | null
          name: string
          path: string
          purpose: string
          reason: string | null
          settled_at: string | null
          status: string
          user_id: string
        }
        SetofOptions: {
          from: "*"
          to: "uploads"
          isOneToOne: true
          isSetofReturn: false
        }
      }
      begin_client_file: {
        Args: {
          client: string
          declared_size: number
          declared_type: string
          file_name: string
          key: string
        }
        Returns: {
          attempts: number
          batch_id: string
          created_at: string
          declared_size: number
          declared_type: string
          document_id: string | null
          expires_at: string
          for_client: string | null
          id: string
          key: string
          lease_until: string | null
          name: string
          path: string
          purpose: string
          reason: string | null
          settled_at: string | null
          status: string
          user_id: string
        }
        SetofOptions: {
          from: "*"
          to: "uploads"
          isOneToOne: true
          isSetofReturn: false
        }
      }
      begin_email_undo: { Args: { change: string }; Returns: Json }
      begin_review_record: { Args: { invoice: string }; Returns: Json }
      begin_thread_as_firm: {
        Args: {
          body: string
          client: string
          documents?: string[]
          message: string
          subject: string
          thread: string
        }
        Returns: {
          author: string
          body: string
          created_at: string
          files: NonNullable<Json>
          id: string
          read_at: string | null
          thread_id: string
          user_id: string
        }
        SetofOptions: {
          from: "*"
          to: "messages"
          isOneToOne: true
          isSetofReturn: false
        }
      }
      begin_upload: {
        Args: {
          batch: string
          declared_size: number
          declared_type: string
          file_name: string
          key: string
        }
        Returns: {
          attempts: number
          batch_id: string
          created_at: string
          declared_size: number
          declared_type: string
          document_id: string | null
          expires_at: string
          for_client: string | null
          id: string
          key: string
          lease_until: string | null
          name: string
          path: string
          purpose: string
          reason: string | null
          settled_at: string | null
          status: string
          user_id: string
        }
        SetofOptions: {
          from: "*"
          to: "uploads"
          isOneToOne: true
          isSetofReturn: false
        }
      }
      cancel_appointment: {
        Args: { appointment: string; note?: string; seen?: number }
        Returns: {
          cancelled_by: string | null
          created_at: string
          ends_at: string
          id: string
          note: string | null
          request_key: string
          sequence: number
          starts_at: string
          status: string
          title: string
          updated_at: string
          user_id: string
        }
        SetofOptions: {
          from: "*"
          to: "appointments"
          isOneToOne: true
          isSetofReturn: false
        }
      }
      change_appointment: {
        Args: { appointment: string; seen: number; slot: string }
        Returns: {
          cancelled_by: string | null
          created_at: string
          ends_at: string
          id: string
          note: string | null
          request_key: string
          sequence: number
          starts_at: string
          status: string
          title: string
          updated_at: string
          user_id: string
        }
        SetofOptions: {
          from: "*"
          to: "appointments"
          isOneToOne: true
          isSetofReturn: false
        }
      }
      change_member: {
        Args: {
          expected: string
          member: string
          member_name: string
          member_role: string
        }
        Returns: undefined
      }
      check_code: {
        Args: {
          after: string
          before: string
          code: string
          invoice: string
          number: string
          supplier: string
        }
        Returns: string
      }
      check_review_record: { Args: { record_code: string }; Returns: Json }
      claim_link: {
        Args: {
          life: number
          link: string
          sets_password: boolean
          token: string
        }
        Returns: Json
      }
      claim_outbox: {
        Args: { lease_seconds: number; max_jobs: number; only_batch?: string }
        Returns: {
          attempts: number
          batch_id: string | null
          created_at: string
          done_at: string | null
          first_tried_at: string | null
          id: string
          key: string
          kind: string
          last_error: string | null
          locked_until: string | null
          next_at: string
          payload: NonNullable<Json>
          status: string
          user_id: string | null
        }[]
        SetofOptions: {
          from: "*"
          to: "outbox"
          isOneToOne: false
          isSetofReturn: true
        }
      }
      claim_readings: {
        Args: {
          current_rules: string
          idle_seconds: number
          lease_seconds?: number
        }
        Returns: {
          client: string
          id: string
          path: string
          was: string
        }[]
      }
      claim_upload: {
        Args: { lease_seconds: number; owner?: string; upload: string }
        Returns: {
          attempts: number
          batch_id: string
          created_at: string
          declared_size: number
          declared_type: string
          document_id: string | null
          expires_at: string
          for_client: string | null
          id: string
          key: string
          lease_until: string | null
          name: string
          path: string
          purpose: string
          reason: string | null
          settled_at: string | null
          status: string
          user_id: string
        }[]
        SetofOptions: {
          from: "*"
          to: "uploads"
          isOneToOne: false
          isSetofReturn: true
        }
      }
      client_files: {
        Args: { client: string; search?: string }
        Returns: {
          at: string
          id: string
          name: string
          size: number
          type: string
        }[]
      }
      client_history: {
        Args: { before_id?: number; client: string; max_rows?: number }
        Returns: Json
      }
      client_monthly_totals: { Args: { client: string }; Returns: Json }
      client_overview: { Args: { client: string }; Returns: Json }
      close_batch: {
        Args: { batch: string; notify: boolean; owner?: string }
        Returns: Json
      }
      close_hours: {
        Args: {
          expected?: number
          first_day: string
          from_hour: number
          last_day: string
          reason: string
          until_hour: number
        }
        Returns: number
      }
      close_thread: {
        Args: { closed: boolean; seen?: string; thread: string }
        Returns: undefined
      }
      complete_outbox: {
        Args: { attempt: number; job_id: string }
        Returns: boolean
      }
      confirm_appointment: {
        Args: { appointment: string; seen: number }
        Returns: {
          cancelled_by: string | null
          created_at: string
          ends_at: string
          id: string
          note: string | null
          request_key: string
          sequence: number
          starts_at: string
          status: string
          title: string
          updated_at: string
          user_id: string
        }
        SetofOptions: {
          from: "*"
          to: "appointments"
          isOneToOne: true
          isSetofReturn: false
        }
      }
      confirm_signer: { Args: { invoice: string }; Returns: undefined }
      decide_data_request: {
        Args: {
          new_due?: string
          new_status: string
          reply: string
          request: string
        }
        Returns: undefined
      }
      decide_invoice: {
        Args: { invoice: string; note?: string; seen: number; verdict: string }
        Returns: Json
      }
      delete_answer: {
        Args: { answer: string; seen: number }
        Returns: undefined
      }
      delete_client_note: { Args: { note: string }; Returns: undefined }
      delete_invoice: { Args: { invoice: string }; Returns: Json }
      delivery_health: { Args: Record<PropertyKey, never>; Returns: Json }
      drive_job: { Args: { document: string }; Returns: Json }
      drop_delivery: {
        Args: { delivery: string; reason: string }
        Returns: undefined
      }
      edit_client_note: {
        Args: { body: string; note: string; seen: string }
        Returns: undefined
      }
      email_change_of: { Args: { life: number; token: string }; Returns: Json }
      end_presence: { Args: { invoice: string }; Returns: undefined }
      expire_upload: { Args: { upload: string }; Returns: undefined }
      fail_outbox: {
        Args: {
          attempt: number
          error: string
          job_id: string
          retry_seconds?: number
          tell?: boolean
        }
        Returns: boolean
      }
      file_data_request: {
        Args: {
          client: string
          details: string
          due: string
          firm_mail: string
          kind_label: string
          request_key: string
          request_kind: string
        }
        Returns: {
          created_at: string
          details: string
          due_on: string
          id: string
          key: string
          kind: string
          reply: string | null
          settled_at: string | null
          status: string
          user_id: string
        }[]
        SetofOptions: {
          from: "*"
          to: "data_requests"
          isOneToOne: false
          isSetofReturn: true
        }
      }
      find_clients: {
        Args: { client?: string; search?: string }
        Returns: Json
      }
      find_contact: { Args: { message: string }; Returns: Json }
      finish_appointment: {
        Args: { appointment: string }
        Returns: {
          cancelled_by: string | null
          created_at: string
          ends_at: string
          id: string
          note: string | null
          request_key: string
          sequence: number
          starts_at: string
          status: string
          title: string
          updated_at: string
          user_id: string
        }
        SetofOptions: {
          from: "*"
          to: "appointments"
          isOneToOne: true
          isSetofReturn: false
        }
      }
      finish_attachment: {
        Args: {
          attempt: number
          content_sha256: string
          content_size: number
          content_type: string
          push_drive: boolean
          upload: string
        }
        Returns: Json
      }
      finish_client_file: {
        Args: {
          attempt: number
          content_sha256: string
          content_size: number
          content_type: string
          push_drive: boolean
          upload: string
        }
        Returns: Json
      }
      finish_upload: {
        Args: {
          attempt: number
          content_sha256: string
          content_size: number
          content_type: string
          push_drive: boolean
          upload: string
        }
        Returns: Json
      }
      firm_today: {
        Args: { monday: string; page_size?: number }
        Returns: Json
      }
      forget_expired: { Args: { most?: number }; Returns: number }
      give_back_rate_limit: {
        Args: { burst: number; limit_key: string; per_seconds: number }
        Returns: undefined
      }
      idle_batches: { Args: { idle_seconds: number }; Returns: string[] }
      inbox_client: { Args: { client: string }; Returns: Json }
      inbox_page: { Args: { page_size?: number; wanted?: Json }; Returns: Json }
      inbox_thread: {
        Args: {
          before?: string
          page_size?: number
          since?: string
          thread: string
        }
        Returns: Json
      }
      insert_archivo_subido: {
        Args: {
          descripcion: string
          google_drive_id: string
          google_drive_link: string
          nombre_archivo: string
          ruta_storage: string
          tamano_bytes: number
          tipo_archivo: string
          url_publica: string
          user_id: string
        }
        Returns: string
      }
      keep_presence: { Args: Record<PropertyKey, never>; Returns: undefined }
      keep_proposal: {
        Args: {
          call: string
          client: string
          content_sha256: string
          note: string
          proposed: string
        }
        Returns: string
      }
      link_owner: {
        Args: { life: number; link: string; token: string }
        Returns: Json
      }
      list_audit: { Args: { page_size?: number; wanted?: Json }; Returns: Json }
      list_clients: {
        Args: { page_size?: number; wanted?: Json }
        Returns: Json
      }
      list_closed_hours: {
        Args: { first_day: string; last_day: string }
        Returns: Json
      }
      list_contacts: {
        Args: { page_size?: number; wanted: Json }
        Returns: Json
      }
      list_deliveries: {
        Args: { page_size?: number; wanted?: Json }
        Returns: Json
      }
      list_members: {
        Args: Record<PropertyKey, never>
        Returns: {
          email: string
          name: string
          role: string
          user_id: string
        }[]
      }
      list_registrations: {
        Args: {
          after_at?: string
          after_id?: string
          max_rows?: number
          search?: string
          wanted?: string
        }
        Returns: {
          companies: Json
          created_at: string
          decided_at: string
          decided_by: string
          email: string
          email_confirmed_at: string
          name: string
          phone: string
          reason: string
          status: string
          user_id: string
        }[]
      }
      list_team: {
        Args: Record<PropertyKey, never>
        Returns: {
          added_at: string
          clients: number
          email: string
          given_name: string
          name: string
          role: string
          second_step: boolean
          seen_at: string
          user_id: string
        }[]
      }
      mark_contact: {
        Args: { expected: string; message: string; new_status: string }
        Returns: undefined
      }
      missing_objects: { Args: Record<PropertyKey, never>; Returns: string[] }
      my_access: { Args: Record<PropertyKey, never>; Returns: Json }
      my_calendar_feed: { Args: Record<PropertyKey, never>; Returns: Json }
      my_dashboard: {
        Args: { page_size?: number; wanted?: Json }
        Returns: Json
      }
      my_invoice: { Args: { invoice: string }; Returns: Json }
      my_invoices: {
        Args: { page_size?: number; wanted?: Json }
        Returns: Json
      }
      my_monthly_totals: { Args: Record<PropertyKey, never>; Returns: Json }
      my_sessions: {
        Args: Record<PropertyKey, never>
        Returns: {
          current: boolean
          id: string
          ip: string
          opened_at: string
          used_at: string
          user_agent: string
        }[]
      }
      note_contact_export: { Args: { filters: Json }; Returns: undefined }
      note_registration: {
        Args: { person: string; registration: string }
        Returns: undefined
      }
      note_session: {
        Args: {
          address: string
          agent: string
          client: string
          session: string
        }
        Returns: undefined
      }
      open_agenda: { Args: Record<PropertyKey, never>; Returns: Json }
      open_hours: { Args: { closure: string }; Returns: undefined }
      permit_change: {
        Args: { address?: string; change: string; person: string }
        Returns: undefined
      }
      propose_appointment: {
        Args: { client: string; note?: string; slot: string; title: string }
        Returns: {
          cancelled_by: string | null
          created_at: string
          ends_at: string
          id: string
          note: string | null
          request_key: string
          sequence: number
          starts_at: string
          status: string
          title: string
          updated_at: string
          user_id: string
        }
        SetofOptions: {
          from: "*"
          to: "appointments"
          isOneToOne: true
          isSetofReturn: false
        }
      }
      propose_other_hour: {
        Args: { appointment: string; note?: string; seen: number; slot: string }
        Returns: {
          cancelled_by: string | null
          created_at: string
          ends_at: string
          id: string
          note: string | null
          request_key: string
          sequence: number
          starts_at: string
          status: string
          title: string
          updated_at: string
          user_id: string
        }
        SetofOptions: {
          from: "*"
          to: "appointments"
          isOneToOne: true
          isSetofReturn: false
        }
      }
      purge_deleted_documents: {
        Args: Record<PropertyKey, never>
        Returns: string[]
      }
      read_calendar_feed: { Args: { token_sha256: string }; Returns: Json }
      read_thread: { Args: { thread: string }; Returns: undefined }
      read_thread_as_firm: { Args: { thread: string }; Returns: undefined }
      readiness: { Args: Record<PropertyKey, never>; Returns: Json }
      receive_contact_message: {
        Args: {
          consent_sha256: string
          message: string
          policy: string
          recipient: string
          sender_agent?: string
          sender_email: string
          sender_ip?: string
          sender_name: string
          sender_phone?: string
        }
        Returns: boolean
      }
      record_drive_copy: {
        Args: { document: string; file_id: string; link: string }
        Returns: undefined
      }
      record_drive_folder: {
        Args: {
          client: string
          folder_id: string
          folder_name: string
          folder_url: string
        }
        Returns: undefined
      }
      reject_upload: {
        Args: { attempt: number; upload: string; why: string }
        Returns: undefined
      }
      release_link: {
        Args: { link: string; token: string }
        Returns: undefined
      }
      release_upload: {
        Args: { attempt: number; upload: string }
        Returns: undefined
      }
      remove_company: { Args: { company: string }; Returns: undefined }
      remove_member: { Args: { member: string }; Returns: undefined }
      remove_numbering_secret: { Args: { secret: string }; Returns: undefined }
      renew_calendar_feed: { Args: { token_sha256: string }; Returns: Json }
      request_appointment: {
        Args: { key: string; slot: string; title: string }
        Returns: {
          cancelled_by: string | null
          created_at: string
          ends_at: string
          id: string
          note: string | null
          request_key: string
          sequence: number
          starts_at: string
          status: string
          title: string
          updated_at: string
          user_id: string
        }
        SetofOptions: {
          from: "*"
          to: "appointments"
          isOneToOne: true
          isSetofReturn: false
        }
      }
      reserve_drive_file: {
        Args: { document: string; file_id: string }
        Returns: string
      }
      reserve_drive_folder: {
        Args: { client: string; folder_id: string }
        Returns: string
      }
      reset_second_step: { Args: { member: string }; Returns: undefined }
      restore_invoice: { Args: { invoice: string }; Returns: Json }
      retry_delivery: { Args: { delivery: string }; Returns: undefined }
      review_context: {
        Args: {
          codes: string[]
          invoice: string
          numbers: string[]
          supplier: string
        }
        Returns: Json
      }
      review_invoice: { Args: { invoice: string }; Returns: Json }
      review_queue: {
        Args: { page_size?: number; wanted?: Json }
        Returns: Json
      }
      review_settings: { Args: Record<PropertyKey, never>; Returns: Json }
      revoke_calendar_feed: {
        Args: Record<PropertyKey, never>
        Returns: undefined
      }
      save_answer: {
        Args: { answer: string; body: string; seen?: number; title: string }
        Returns: undefined
      }
      save_company: {
        Args: {
          company?: string
          company_digit: number
          company_name: string
          company_nit: string
        }
        Returns: string
      }
      save_mail_choices: {
        Args: {
          choices: Json
          client: string
          policy: string
          sender_agent?: string
          sender_ip?: string
          wordings: Json
        }
        Returns: undefined
      }
      save_numbering_secret: {
        Args: { nit: string; prefix: string; secret: string }
        Returns: string
      }
      save_profile: {
        Args: { full_name: string; phone_number: string }
        Returns: undefined
      }
      saved_answers: {
        Args: Record<PropertyKey, never>
        Returns: {
          body: string
          changed_at: string
          changed_by: string
          id: string
          revision: number
          title: string
        }[]
      }
      seal_review_record: {
        Args: { record: string; signed: Json }
        Returns: string
      }
      send_message: {
        Args: {
          body: string
          documents?: string[]
          message: string
          subject?: string
          thread: string
        }
        Returns: {
          author: string
          body: string
          created_at: string
          files: NonNullable<Json>
          id: string
          read_at: string | null
          thread_id: string
          user_id: string
        }
        SetofOptions: {
          from: "*"
          to: "messages"
          isOneToOne: true
          isSetofReturn: false
        }
      }
      set_advisors: {
        Args: { advisors: string[]; client: string; expected?: string[] }
        Returns: undefined
      }
      set_approval: {
        Args: {
          decision_reason?: string
          expected?: string
          new_status: string
          target: string
        }
        Returns: undefined
      }
      set_approvals: {
        Args: {
          decision_reason?: string
          expected?: string
          new_status: string
          targets: string[]
        }
        Returns: {
          decided_at: string
          decided_by: string
          outcome: string
          status: string
          user_id: string
        }[]
      }
      set_authority_grace: { Args: { grace: boolean }; Returns: undefined }
      set_review_switch: {
        Args: { accepts: boolean; rule_set: string }
        Returns: undefined
      }
      share_presence: { Args: { invoice: string }; Returns: Json }
      signer_context: { Args: { supplier: string }; Returns: Json }
      signer_settings: { Args: Record<PropertyKey, never>; Returns: Json }
      stale_uploads: {
        Args: { idle_seconds: number }
        Returns: {
          expired: boolean
          has_object: boolean
          id: string
        }[]
      }
      store_review: {
        Args: { invoice: string; outcome: Json; seen: string[] }
        Returns: string
      }
      store_review_again: {
        Args: {
          current_rules: string
          invoice: string
          outcome: Json
          seen: string[]
          was: string
        }
        Returns: string
      }
      store_scan: {
        Args: { code: string; invoice: string }
        Returns: undefined
      }
      stray_objects: { Args: { idle_seconds: number }; Returns: string[] }
      stray_records: { Args: { idle_seconds: number }; Returns: string[] }
      take_rate_limit: {
        Args: { burst: number; limit_key: string; per_seconds: number }
        Returns: number
      }
      thread_members: {
        Args: { thread: string }
        Returns: {
          id: string
          name: string
        }[]
      }
      withdraw_invoice: { Args: { invoice: string }; Returns: Json }
      withdraw_signer: {
        Args: { signer: string; supplier: string }
        Returns: undefined
      }
    }
    Enums: {
      [_ in never]: never
    }
    CompositeTypes: {
      [_ in never]: never
    }
  }
}

type DatabaseWithoutInternals = Omit<Database, "__InternalSupabase">

type DefaultSchema = DatabaseWithoutInternals[Extract<keyof Database, "public">]

export type Tables<
  DefaultSchemaTableNameOrOptions extends
    | keyof (DefaultSchema["Tables"] & DefaultSchema["Views"])
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
        DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
      DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])[TableName] extends {
      Row: infer R
    }
    ? R
    : never
  : DefaultSchemaTableNameOrOptions extends keyof (DefaultSchema["Tables"] &
        DefaultSchema["Views"])
    ? (DefaultSchema["Tables"] &
        DefaultSchema["Views"])[DefaultSchemaTableNameOrOptions] extends {
        Row: infer R
      }
      ? R
      : never
    : never

export type TablesInsert<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Insert: infer I
    }
    ? I
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
    ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
        Insert: infer I
      }
      ? I
      : never
    : never

export type TablesUpdate<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Update: infer U
    }
    ? U
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
    ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
        Update: infer U
      }
      ? U
      : never
    : never

export type Enums<
  DefaultSchemaEnumNameOrOptions extends
    | keyof DefaultSchema["Enums"]
    | { schema: keyof DatabaseWithoutInternals },
  EnumName extends (DefaultSchemaEnumNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"]
    : never) = never,
> = DefaultSchemaEnumNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"][EnumName]
  : DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema["Enums"]
    ? DefaultSchema["Enums"][DefaultSchemaEnumNameOrOptions]
    : never

export type CompositeTypes<
  PublicCompositeTypeNameOrOptions extends
    | keyof DefaultSchema["CompositeTypes"]
    | { schema: keyof DatabaseWithoutInternals },
  CompositeTypeName extends (PublicCompositeTypeNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"]
    : never) = never,
> = PublicCompositeTypeNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"][CompositeTypeName]
  : PublicCompositeTypeNameOrOptions extends keyof DefaultSchema["CompositeTypes"]
    ? DefaultSchema["CompositeTypes"][PublicCompositeTypeNameOrOptions]
    : never

export const Constants = {
  public: {
    Enums: {},
  },
} as const
