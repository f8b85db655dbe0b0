import { Notice } from "../../parts/Notice.tsx";
import { PageHead } from "../../parts/PageFrame.tsx";
import { Section } from "../../parts/Section.tsx";
import { EventTypes } from "./EventTypes.tsx";
import { mayChange, type OpenApp } from "./openApp.ts";
import { UrlSetting } from "./UrlSetting.tsx";
import { useSaving } from "./useSaving.ts";
import { withEventsUrl, withEventTypes, withInteractivityUrl, withOptionsUrl } from "./withReach.ts";
import { appConfigText } from "../../../strings/appConfig.ts";

/** Where an app receives events and interactions. */
export function ReachPage({ open }: { readonly open: OpenApp }) {
  const { isBusy, faults, save } = useSaving(open);
  const { settings } = open.manifest;
  const faultAt = (pointer: string) => faults.find((fault) => fault.pointer === pointer)?.message;
  const shared = { appId: open.app.id, isFixed: !mayChange(open) || isBusy };
  return (
    <>
      <PageHead title={appConfigText.eventsAndInteractivity} about={appConfigText.connectionAbout} />
      {open.app.socket_mode && <Notice>{appConfigText.socketModeOn}</Notice>}
      <Section title={appConfigText.events} about={appConfigText.eventsAbout}>
        <UrlSetting
          {...shared}
          label={appConfigText.eventsUrl}
          purpose="events"
          value={settings?.event_subscriptions?.request_url ?? ""}
          fault={faultAt("/settings/event_subscriptions/request_url")}
          onSave={(url) => save((manifest) => withEventsUrl(manifest, url))}
        />
        {(["bot_events", "user_events"] as const).map((kind) => (
          <EventTypes
            key={kind}
            kind={kind}
            types={settings?.event_subscriptions?.[kind] ?? []}
            isFixed={shared.isFixed}
            onChange={(types) => save((manifest) => withEventTypes(manifest, kind, types))}
          />
        ))}
      </Section>
      <Section title={appConfigText.interactivity} about={appConfigText.interactivityAbout}>
        <UrlSetting
          {...shared}
          label={appConfigText.interactivityUrl}
          purpose="interactivity"
          value={settings?.interactivity?.request_url ?? ""}
          fault={faultAt("/settings/interactivity/request_url")}
          onSave={(url) => save((manifest) => withInteractivityUrl(manifest, url))}
        />
        <UrlSetting
          {...shared}
          label={appConfigText.optionsUrl}
          purpose="interactivity"
          value={settings?.interactivity?.message_menu_options_url ?? ""}
          fault={faultAt("/settings/interactivity/message_menu_options_url")}
          onSave={(url) => save((manifest) => withOptionsUrl(manifest, url))}
        />
      </Section>
    </>
  );
}
