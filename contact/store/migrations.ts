import { sql } from "kysely";
import type { Migration } from "kysely/migration";

/** In order of their names; one that has been released is never changed. */
export const migrations: Record<string, Migration> = {
  "0001-requests-and-mails": {
    async up(db) {
      await db.schema
        .createTable("request")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("created_at", "bigint", (column) => column.notNull())
        .addColumn("idempotency_key", "text", (column) => column.unique())
        .addColumn("language", "text", (column) => column.notNull())
        .addColumn("name", "text", (column) => column.notNull())
        .addColumn("email", "text", (column) => column.notNull())
        .addColumn("company", "text", (column) => column.notNull())
        .addColumn("phone", "text", (column) => column.notNull())
        .addColumn("project_type", "text", (column) => column.notNull())
        .addColumn("budget", "text", (column) => column.notNull())
        .addColumn("message", "text", (column) => column.notNull())
        .execute();
      await db.schema
        .createTable("mail")
        .addColumn("id", "text", (column) => column.primaryKey())
        .addColumn("request_id", "text", (column) =>
          column.notNull().references("request.id").onDelete("cascade"),
        )
        .addColumn("kind", "text", (column) => column.notNull())
        .addColumn("message_id", "text", (column) => column.notNull().unique())
        .addColumn("state", "text", (column) =>
          column.notNull().check(sql`state in ('pending', 'sent', 'dead')`),
        )
        .addColumn("attempts", "integer", (column) => column.notNull())
        .addColumn("next_attempt_at", "bigint", (column) => column.notNull())
        .addColumn("lease_until", "bigint", (column) => column.notNull())
        .addColumn("fence", "integer", (column) => column.notNull())
        .addColumn("last_error", "text")
        .addColumn("created_at", "bigint", (column) => column.notNull())
        .addColumn("sent_at", "bigint")
        .addUniqueConstraint("one_mail_of_a_kind", ["request_id", "kind"])
        .execute();
      await db.schema.createIndex("mail_by_state").on("mail").columns(["state", "next_attempt_at"]).execute();
      await db.schema
        .createTable("health")
        .addColumn("id", "integer", (column) => column.primaryKey())
        .addColumn("checked_at", "bigint", (column) => column.notNull())
        .execute();
    },
  },
};
