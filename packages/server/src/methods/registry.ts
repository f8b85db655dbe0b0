// GENERATED from the files of this folder by npm run gen.
import type { Method } from "./define.ts";
import * as adminAnalyticsGetFile from "./admin/admin.analytics.getFile.ts";
import * as adminAnalyticsMessagesActivity from "./admin/admin.analytics.messages.activity.ts";
import * as adminAnalyticsMessagesMetadata from "./admin/admin.analytics.messages.metadata.ts";
import * as adminAnalyticsSetCollection from "./admin/admin.analytics.setCollection.ts";
import * as adminAppsActivitiesList from "./admin/admin.apps.activities.list.ts";
import * as adminAppsAddTeams from "./admin/admin.apps.addTeams.ts";
import * as adminAppsApprove from "./admin/admin.apps.approve.ts";
import * as adminAppsApprovedList from "./admin/admin.apps.approved.list.ts";
import * as adminAppsClearResolution from "./admin/admin.apps.clearResolution.ts";
import * as adminAppsConfigLookup from "./admin/admin.apps.config.lookup.ts";
import * as adminAppsConfigSet from "./admin/admin.apps.config.set.ts";
import * as adminAppsRemoveTeams from "./admin/admin.apps.removeTeams.ts";
import * as adminAppsRequestsCancel from "./admin/admin.apps.requests.cancel.ts";
import * as adminAppsRequestsList from "./admin/admin.apps.requests.list.ts";
import * as adminAppsRestrict from "./admin/admin.apps.restrict.ts";
import * as adminAppsRestrictedList from "./admin/admin.apps.restricted.list.ts";
import * as adminAppsSetDistribution from "./admin/admin.apps.setDistribution.ts";
import * as adminAppsUninstall from "./admin/admin.apps.uninstall.ts";
import * as adminAuditAnomalyAllowGetItem from "./admin/admin.audit.anomaly.allow.getItem.ts";
import * as adminAuditAnomalyAllowUpdateItem from "./admin/admin.audit.anomaly.allow.updateItem.ts";
import * as adminAuditExport from "./admin/admin.audit.export.ts";
import * as adminAuditList from "./admin/admin.audit.list.ts";
import * as adminAuthPolicyAssignEntities from "./admin/admin.auth.policy.assignEntities.ts";
import * as adminAuthPolicyGetEntities from "./admin/admin.auth.policy.getEntities.ts";
import * as adminAuthPolicyRemoveEntities from "./admin/admin.auth.policy.removeEntities.ts";
import * as adminBarriersCreate from "./admin/admin.barriers.create.ts";
import * as adminBarriersDelete from "./admin/admin.barriers.delete.ts";
import * as adminBarriersList from "./admin/admin.barriers.list.ts";
import * as adminBarriersUpdate from "./admin/admin.barriers.update.ts";
import * as adminConversationsArchive from "./admin/admin.conversations.archive.ts";
import * as adminConversationsBulkArchive from "./admin/admin.conversations.bulkArchive.ts";
import * as adminConversationsBulkDelete from "./admin/admin.conversations.bulkDelete.ts";
import * as adminConversationsBulkMove from "./admin/admin.conversations.bulkMove.ts";
import * as adminConversationsBulkSetExcludeFromSlackAi from "./admin/admin.conversations.bulkSetExcludeFromSlackAi.ts";
import * as adminConversationsConvertToPrivate from "./admin/admin.conversations.convertToPrivate.ts";
import * as adminConversationsConvertToPublic from "./admin/admin.conversations.convertToPublic.ts";
import * as adminConversationsCreate from "./admin/admin.conversations.create.ts";
import * as adminConversationsCreateForObjects from "./admin/admin.conversations.createForObjects.ts";
import * as adminConversationsDelete from "./admin/admin.conversations.delete.ts";
import * as adminConversationsDisconnectShared from "./admin/admin.conversations.disconnectShared.ts";
import * as adminConversationsEkmListOriginalConnectedChannelInfo from "./admin/admin.conversations.ekm.listOriginalConnectedChannelInfo.ts";
import * as adminConversationsEkmRestoreKey from "./admin/admin.conversations.ekm.restoreKey.ts";
import * as adminConversationsEkmSuspendKey from "./admin/admin.conversations.ekm.suspendKey.ts";
import * as adminConversationsGetConversationPrefs from "./admin/admin.conversations.getConversationPrefs.ts";
import * as adminConversationsGetCustomRetention from "./admin/admin.conversations.getCustomRetention.ts";
import * as adminConversationsGetTeams from "./admin/admin.conversations.getTeams.ts";
import * as adminConversationsInvite from "./admin/admin.conversations.invite.ts";
import * as adminConversationsLinkObjects from "./admin/admin.conversations.linkObjects.ts";
import * as adminConversationsLockThread from "./admin/admin.conversations.lockThread.ts";
import * as adminConversationsLookup from "./admin/admin.conversations.lookup.ts";
import * as adminConversationsRemoveCustomRetention from "./admin/admin.conversations.removeCustomRetention.ts";
import * as adminConversationsRename from "./admin/admin.conversations.rename.ts";
import * as adminConversationsRestrictAccessAddGroup from "./admin/admin.conversations.restrictAccess.addGroup.ts";
import * as adminConversationsRestrictAccessListGroups from "./admin/admin.conversations.restrictAccess.listGroups.ts";
import * as adminConversationsRestrictAccessRemoveGroup from "./admin/admin.conversations.restrictAccess.removeGroup.ts";
import * as adminConversationsSearch from "./admin/admin.conversations.search.ts";
import * as adminConversationsSetConversationPrefs from "./admin/admin.conversations.setConversationPrefs.ts";
import * as adminConversationsSetCustomRetention from "./admin/admin.conversations.setCustomRetention.ts";
import * as adminConversationsSetTeams from "./admin/admin.conversations.setTeams.ts";
import * as adminConversationsUnarchive from "./admin/admin.conversations.unarchive.ts";
import * as adminConversationsUnlinkObjects from "./admin/admin.conversations.unlinkObjects.ts";
import * as adminConversationsUnlockThread from "./admin/admin.conversations.unlockThread.ts";
import * as adminEmojiAdd from "./admin/admin.emoji.add.ts";
import * as adminEmojiAddAlias from "./admin/admin.emoji.addAlias.ts";
import * as adminEmojiList from "./admin/admin.emoji.list.ts";
import * as adminEmojiRemove from "./admin/admin.emoji.remove.ts";
import * as adminEmojiRename from "./admin/admin.emoji.rename.ts";
import * as adminEnterpriseInfo from "./admin/admin.enterprise.info.ts";
import * as adminEnterpriseSetConnectPolicy from "./admin/admin.enterprise.setConnectPolicy.ts";
import * as adminEnterpriseSetPlan from "./admin/admin.enterprise.setPlan.ts";
import * as adminEnterpriseSetRole from "./admin/admin.enterprise.setRole.ts";
import * as adminEnterpriseTransfer from "./admin/admin.enterprise.transfer.ts";
import * as adminFunctionsList from "./admin/admin.functions.list.ts";
import * as adminFunctionsPermissionsLookup from "./admin/admin.functions.permissions.lookup.ts";
import * as adminFunctionsPermissionsSet from "./admin/admin.functions.permissions.set.ts";
import * as adminImportsCancel from "./admin/admin.imports.cancel.ts";
import * as adminImportsStart from "./admin/admin.imports.start.ts";
import * as adminInviteLinksCreate from "./admin/admin.inviteLinks.create.ts";
import * as adminInviteLinksList from "./admin/admin.inviteLinks.list.ts";
import * as adminInviteLinksRevoke from "./admin/admin.inviteLinks.revoke.ts";
import * as adminInviteRequestsApprove from "./admin/admin.inviteRequests.approve.ts";
import * as adminInviteRequestsApprovedList from "./admin/admin.inviteRequests.approved.list.ts";
import * as adminInviteRequestsDeniedList from "./admin/admin.inviteRequests.denied.list.ts";
import * as adminInviteRequestsDeny from "./admin/admin.inviteRequests.deny.ts";
import * as adminInviteRequestsList from "./admin/admin.inviteRequests.list.ts";
import * as adminJobsInfo from "./admin/admin.jobs.info.ts";
import * as adminJobsList from "./admin/admin.jobs.list.ts";
import * as adminLegalHoldsEntitiesAdd from "./admin/admin.legalHolds.entities.add.ts";
import * as adminLegalHoldsEntitiesList from "./admin/admin.legalHolds.entities.list.ts";
import * as adminLegalHoldsEntitiesRemove from "./admin/admin.legalHolds.entities.remove.ts";
import * as adminLegalHoldsPoliciesActivate from "./admin/admin.legalHolds.policies.activate.ts";
import * as adminLegalHoldsPoliciesCreate from "./admin/admin.legalHolds.policies.create.ts";
import * as adminLegalHoldsPoliciesInfo from "./admin/admin.legalHolds.policies.info.ts";
import * as adminLegalHoldsPoliciesList from "./admin/admin.legalHolds.policies.list.ts";
import * as adminLegalHoldsPoliciesRelease from "./admin/admin.legalHolds.policies.release.ts";
import * as adminLegalHoldsPoliciesSet from "./admin/admin.legalHolds.policies.set.ts";
import * as adminRetentionConfirm from "./admin/admin.retention.confirm.ts";
import * as adminRetentionPreview from "./admin/admin.retention.preview.ts";
import * as adminRetentionReportsList from "./admin/admin.retention.reports.list.ts";
import * as adminRetentionRulesList from "./admin/admin.retention.rules.list.ts";
import * as adminRetentionRulesRemove from "./admin/admin.retention.rules.remove.ts";
import * as adminRetentionRulesSet from "./admin/admin.retention.rules.set.ts";
import * as adminRetentionRun from "./admin/admin.retention.run.ts";
import * as adminRolesAddAssignments from "./admin/admin.roles.addAssignments.ts";
import * as adminRolesListAssignments from "./admin/admin.roles.listAssignments.ts";
import * as adminRolesRemoveAssignments from "./admin/admin.roles.removeAssignments.ts";
import * as adminSignInGroupsAdd from "./admin/admin.signIn.groups.add.ts";
import * as adminSignInGroupsList from "./admin/admin.signIn.groups.list.ts";
import * as adminSignInGroupsRemove from "./admin/admin.signIn.groups.remove.ts";
import * as adminSignInGroupsSetClaim from "./admin/admin.signIn.groups.setClaim.ts";
import * as adminSignInIdentitiesList from "./admin/admin.signIn.identities.list.ts";
import * as adminSignInIdentitiesRemove from "./admin/admin.signIn.identities.remove.ts";
import * as adminSignInProvidersCreate from "./admin/admin.signIn.providers.create.ts";
import * as adminSignInProvidersDelete from "./admin/admin.signIn.providers.delete.ts";
import * as adminSignInProvidersList from "./admin/admin.signIn.providers.list.ts";
import * as adminSignInProvidersUpdate from "./admin/admin.signIn.providers.update.ts";
import * as adminTeamsAdminsList from "./admin/admin.teams.admins.list.ts";
import * as adminTeamsCreate from "./admin/admin.teams.create.ts";
import * as adminTeamsDelete from "./admin/admin.teams.delete.ts";
import * as adminTeamsList from "./admin/admin.teams.list.ts";
import * as adminTeamsMigrationBegin from "./admin/admin.teams.migration.begin.ts";
import * as adminTeamsMigrationCancel from "./admin/admin.teams.migration.cancel.ts";
import * as adminTeamsMigrationFinish from "./admin/admin.teams.migration.finish.ts";
import * as adminTeamsMigrationSettle from "./admin/admin.teams.migration.settle.ts";
import * as adminTeamsOwnersList from "./admin/admin.teams.owners.list.ts";
import * as adminTeamsSettingsInfo from "./admin/admin.teams.settings.info.ts";
import * as adminTeamsSettingsSetAppApproval from "./admin/admin.teams.settings.setAppApproval.ts";
import * as adminTeamsSettingsSetConnectPolicy from "./admin/admin.teams.settings.setConnectPolicy.ts";
import * as adminTeamsSettingsSetDefaultChannels from "./admin/admin.teams.settings.setDefaultChannels.ts";
import * as adminTeamsSettingsSetDescription from "./admin/admin.teams.settings.setDescription.ts";
import * as adminTeamsSettingsSetDiscoverability from "./admin/admin.teams.settings.setDiscoverability.ts";
import * as adminTeamsSettingsSetIcon from "./admin/admin.teams.settings.setIcon.ts";
import * as adminTeamsSettingsSetInviteApproval from "./admin/admin.teams.settings.setInviteApproval.ts";
import * as adminTeamsSettingsSetLinkPreviews from "./admin/admin.teams.settings.setLinkPreviews.ts";
import * as adminTeamsSettingsSetName from "./admin/admin.teams.settings.setName.ts";
import * as adminTeamsSettingsSetNetworkPolicy from "./admin/admin.teams.settings.setNetworkPolicy.ts";
import * as adminTeamsSettingsSetPlan from "./admin/admin.teams.settings.setPlan.ts";
import * as adminTeamsSettingsSetPostingPolicy from "./admin/admin.teams.settings.setPostingPolicy.ts";
import * as adminTeamsSettingsSetProfileFields from "./admin/admin.teams.settings.setProfileFields.ts";
import * as adminTeamsSettingsSetPublicFiles from "./admin/admin.teams.settings.setPublicFiles.ts";
import * as adminTeamsSettingsSetTwoFactor from "./admin/admin.teams.settings.setTwoFactor.ts";
import * as adminUsergroupsAddChannels from "./admin/admin.usergroups.addChannels.ts";
import * as adminUsergroupsAddTeams from "./admin/admin.usergroups.addTeams.ts";
import * as adminUsergroupsListChannels from "./admin/admin.usergroups.listChannels.ts";
import * as adminUsergroupsRemoveChannels from "./admin/admin.usergroups.removeChannels.ts";
import * as adminUsersAssign from "./admin/admin.users.assign.ts";
import * as adminUsersBulkRemove from "./admin/admin.users.bulkRemove.ts";
import * as adminUsersCreateClaimLink from "./admin/admin.users.createClaimLink.ts";
import * as adminUsersGetExpiration from "./admin/admin.users.getExpiration.ts";
import * as adminUsersInvite from "./admin/admin.users.invite.ts";
import * as adminUsersList from "./admin/admin.users.list.ts";
import * as adminUsersReactivate from "./admin/admin.users.reactivate.ts";
import * as adminUsersRemove from "./admin/admin.users.remove.ts";
import * as adminUsersSecondFactorReset from "./admin/admin.users.secondFactor.reset.ts";
import * as adminUsersSessionClearSettings from "./admin/admin.users.session.clearSettings.ts";
import * as adminUsersSessionGetSettings from "./admin/admin.users.session.getSettings.ts";
import * as adminUsersSessionInvalidate from "./admin/admin.users.session.invalidate.ts";
import * as adminUsersSessionList from "./admin/admin.users.session.list.ts";
import * as adminUsersSessionReset from "./admin/admin.users.session.reset.ts";
import * as adminUsersSessionResetBulk from "./admin/admin.users.session.resetBulk.ts";
import * as adminUsersSessionSetSettings from "./admin/admin.users.session.setSettings.ts";
import * as adminUsersSetAdmin from "./admin/admin.users.setAdmin.ts";
import * as adminUsersSetDepartment from "./admin/admin.users.setDepartment.ts";
import * as adminUsersSetExpiration from "./admin/admin.users.setExpiration.ts";
import * as adminUsersSetOwner from "./admin/admin.users.setOwner.ts";
import * as adminUsersSetRegular from "./admin/admin.users.setRegular.ts";
import * as adminUsersUnsupportedVersionsExport from "./admin/admin.users.unsupportedVersions.export.ts";
import * as adminWorkflowsCollaboratorsAdd from "./admin/admin.workflows.collaborators.add.ts";
import * as adminWorkflowsCollaboratorsRemove from "./admin/admin.workflows.collaborators.remove.ts";
import * as adminWorkflowsPermissionsLookup from "./admin/admin.workflows.permissions.lookup.ts";
import * as adminWorkflowsSearch from "./admin/admin.workflows.search.ts";
import * as adminWorkflowsTriggersTypesList from "./admin/admin.workflows.triggers.types.list.ts";
import * as adminWorkflowsTriggersTypesPermissionsLookup from "./admin/admin.workflows.triggers.types.permissions.lookup.ts";
import * as adminWorkflowsTriggersTypesPermissionsSet from "./admin/admin.workflows.triggers.types.permissions.set.ts";
import * as adminWorkflowsUnpublish from "./admin/admin.workflows.unpublish.ts";
import * as agentsConversationsArchive from "./agents/agents.conversations.archive.ts";
import * as agentsConversationsCreate from "./agents/agents.conversations.create.ts";
import * as agentsConversationsGetCanvas from "./agents/agents.conversations.getCanvas.ts";
import * as agentsConversationsListViews from "./agents/agents.conversations.listViews.ts";
import * as agentsConversationsRemoveView from "./agents/agents.conversations.removeView.ts";
import * as agentsConversationsSetCanvasContent from "./agents/agents.conversations.setCanvasContent.ts";
import * as agentsConversationsSetCommands from "./agents/agents.conversations.setCommands.ts";
import * as agentsConversationsSetProperties from "./agents/agents.conversations.setProperties.ts";
import * as agentsConversationsSetView from "./agents/agents.conversations.setView.ts";
import * as agentsSessionsRename from "./agents/agents.sessions.rename.ts";
import * as agentsSessionsSetStatus from "./agents/agents.sessions.setStatus.ts";
import * as apiTest from "./api/api.test.ts";
import * as appsActivitiesList from "./apps/apps.activities.list.ts";
import * as appsApprovalsRequestsCancel from "./apps/apps.approvals.requests.cancel.ts";
import * as appsApprovalsRequestsCreate from "./apps/apps.approvals.requests.create.ts";
import * as appsApprovalsRequestsList from "./apps/apps.approvals.requests.list.ts";
import * as appsAuthExternalAuthMappingUpdate from "./apps/apps.auth.external.authMapping.update.ts";
import * as appsAuthExternalClientSecretAdd from "./apps/apps.auth.external.clientSecret.add.ts";
import * as appsAuthExternalDelete from "./apps/apps.auth.external.delete.ts";
import * as appsAuthExternalGet from "./apps/apps.auth.external.get.ts";
import * as appsAuthExternalList from "./apps/apps.auth.external.list.ts";
import * as appsAuthExternalStart from "./apps/apps.auth.external.start.ts";
import * as appsCertifiedInstall from "./apps/apps.certified.install.ts";
import * as appsConnectionsOpen from "./apps/apps.connections.open.ts";
import * as appsDatastoreBulkDelete from "./apps/apps.datastore.bulkDelete.ts";
import * as appsDatastoreBulkGet from "./apps/apps.datastore.bulkGet.ts";
import * as appsDatastoreBulkPut from "./apps/apps.datastore.bulkPut.ts";
import * as appsDatastoreCount from "./apps/apps.datastore.count.ts";
import * as appsDatastoreDelete from "./apps/apps.datastore.delete.ts";
import * as appsDatastoreGet from "./apps/apps.datastore.get.ts";
import * as appsDatastorePut from "./apps/apps.datastore.put.ts";
import * as appsDatastoreQuery from "./apps/apps.datastore.query.ts";
import * as appsDatastoreUpdate from "./apps/apps.datastore.update.ts";
import * as appsDelete from "./apps/apps.delete.ts";
import * as appsDeveloperInstall from "./apps/apps.developerInstall.ts";
import * as appsDeveloperUninstall from "./apps/apps.developerUninstall.ts";
import * as appsEventAuthorizationsList from "./apps/apps.event.authorizations.list.ts";
import * as appsHostedExchangeAuthTicket from "./apps/apps.hosted.exchangeAuthTicket.ts";
import * as appsHostedGenerateAuthTicket from "./apps/apps.hosted.generateAuthTicket.ts";
import * as appsHostedGeneratePresignedPost from "./apps/apps.hosted.generatePresignedPost.ts";
import * as appsHostedIcon from "./apps/apps.hosted.icon.ts";
import * as appsHostedUpload from "./apps/apps.hosted.upload.ts";
import * as appsHostedVariablesAdd from "./apps/apps.hosted.variables.add.ts";
import * as appsHostedVariablesList from "./apps/apps.hosted.variables.list.ts";
import * as appsHostedVariablesRemove from "./apps/apps.hosted.variables.remove.ts";
import * as appsHostedVersionsActivate from "./apps/apps.hosted.versions.activate.ts";
import * as appsHostedVersionsList from "./apps/apps.hosted.versions.list.ts";
import * as appsIconSet from "./apps/apps.icon.set.ts";
import * as appsManifestCreate from "./apps/apps.manifest.create.ts";
import * as appsManifestDelete from "./apps/apps.manifest.delete.ts";
import * as appsManifestExport from "./apps/apps.manifest.export.ts";
import * as appsManifestUpdate from "./apps/apps.manifest.update.ts";
import * as appsManifestValidate from "./apps/apps.manifest.validate.ts";
import * as appsStatus from "./apps/apps.status.ts";
import * as appsUninstall from "./apps/apps.uninstall.ts";
import * as appsUserConnectionUpdate from "./apps/apps.user.connection.update.ts";
import * as assistantSearchContext from "./assistant/assistant.search.context.ts";
import * as assistantSearchInfo from "./assistant/assistant.search.info.ts";
import * as assistantThreadsSetStatus from "./assistant/assistant.threads.setStatus.ts";
import * as assistantThreadsSetSuggestedPrompts from "./assistant/assistant.threads.setSuggestedPrompts.ts";
import * as assistantThreadsSetTitle from "./assistant/assistant.threads.setTitle.ts";
import * as authRevoke from "./auth/auth.revoke.ts";
import * as authTeamsList from "./auth/auth.teams.list.ts";
import * as authTest from "./auth/auth.test.ts";
import * as blocksValidate from "./blocks/blocks.validate.ts";
import * as bookmarksAdd from "./bookmarks/bookmarks.add.ts";
import * as bookmarksEdit from "./bookmarks/bookmarks.edit.ts";
import * as bookmarksList from "./bookmarks/bookmarks.list.ts";
import * as bookmarksRemove from "./bookmarks/bookmarks.remove.ts";
import * as botsInfo from "./bots/bots.info.ts";
import * as callsAdd from "./calls/calls.add.ts";
import * as callsEnd from "./calls/calls.end.ts";
import * as callsInfo from "./calls/calls.info.ts";
import * as callsParticipantsAdd from "./calls/calls.participants.add.ts";
import * as callsParticipantsRemove from "./calls/calls.participants.remove.ts";
import * as callsUpdate from "./calls/calls.update.ts";
import * as canvasesAccessDelete from "./canvases/canvases.access.delete.ts";
import * as canvasesAccessSet from "./canvases/canvases.access.set.ts";
import * as canvasesCreate from "./canvases/canvases.create.ts";
import * as canvasesDelete from "./canvases/canvases.delete.ts";
import * as canvasesEdit from "./canvases/canvases.edit.ts";
import * as canvasesSectionsLookup from "./canvases/canvases.sections.lookup.ts";
import * as chatAppendStream from "./chat/chat.appendStream.ts";
import * as chatCommand from "./chat/chat.command.ts";
import * as chatDelete from "./chat/chat.delete.ts";
import * as chatDeleteScheduledMessage from "./chat/chat.deleteScheduledMessage.ts";
import * as chatGetPermalink from "./chat/chat.getPermalink.ts";
import * as chatMeMessage from "./chat/chat.meMessage.ts";
import * as chatPostEphemeral from "./chat/chat.postEphemeral.ts";
import * as chatPostMessage from "./chat/chat.postMessage.ts";
import * as chatScheduleMessage from "./chat/chat.scheduleMessage.ts";
import * as chatScheduledMessagesList from "./chat/chat.scheduledMessages.list.ts";
import * as chatStartStream from "./chat/chat.startStream.ts";
import * as chatStopStream from "./chat/chat.stopStream.ts";
import * as chatUnfurl from "./chat/chat.unfurl.ts";
import * as chatUpdate from "./chat/chat.update.ts";
import * as chunksValidate from "./chunks/chunks.validate.ts";
import * as clientActivityRecord from "./client/client.activity.record.ts";
import * as clientAgentsLook from "./client/client.agents.look.ts";
import * as clientAgentsOpen from "./client/client.agents.open.ts";
import * as clientAgentsSessionsInfo from "./client/client.agents.sessions.info.ts";
import * as clientAgentsSessionsList from "./client/client.agents.sessions.list.ts";
import * as clientAgentsSessionsMark from "./client/client.agents.sessions.mark.ts";
import * as clientAgentsSessionsRename from "./client/client.agents.sessions.rename.ts";
import * as clientAgentsSessionsStop from "./client/client.agents.sessions.stop.ts";
import * as clientAppsList from "./client/client.apps.list.ts";
import * as clientAssistantLook from "./client/client.assistant.look.ts";
import * as clientAssistantOpen from "./client/client.assistant.open.ts";
import * as clientBlocksAct from "./client/client.blocks.act.ts";
import * as clientBlocksSuggest from "./client/client.blocks.suggest.ts";
import * as clientCanvasesRead from "./client/client.canvases.read.ts";
import * as clientChannelsMute from "./client/client.channels.mute.ts";
import * as clientCodeChannelsClick from "./client/client.codeChannels.click.ts";
import * as clientCodeChannelsInfo from "./client/client.codeChannels.info.ts";
import * as clientCodeChannelsView from "./client/client.codeChannels.view.ts";
import * as clientCommandsRun from "./client/client.commands.run.ts";
import * as clientCounts from "./client/client.counts.ts";
import * as clientDndGet from "./client/client.dnd.get.ts";
import * as clientDndOverride from "./client/client.dnd.override.ts";
import * as clientDndSchedule from "./client/client.dnd.schedule.ts";
import * as clientDraftsDelete from "./client/client.drafts.delete.ts";
import * as clientDraftsList from "./client/client.drafts.list.ts";
import * as clientDraftsSave from "./client/client.drafts.save.ts";
import * as clientEntitiesAct from "./client/client.entities.act.ts";
import * as clientEntitiesOpen from "./client/client.entities.open.ts";
import * as clientFeedList from "./client/client.feed.list.ts";
import * as clientFeedMark from "./client/client.feed.mark.ts";
import * as clientHistoryAfter from "./client/client.history.after.ts";
import * as clientHomeVisit from "./client/client.home.visit.ts";
import * as clientInvitesCreate from "./client/client.invites.create.ts";
import * as clientMcpConsentsSet from "./client/client.mcp.consents.set.ts";
import * as clientMcpServersSet from "./client/client.mcp.servers.set.ts";
import * as clientMcpToolsCall from "./client/client.mcp.tools.call.ts";
import * as clientMcpToolsList from "./client/client.mcp.tools.list.ts";
import * as clientMentionsAudience from "./client/client.mentions.audience.ts";
import * as clientMenusConversations from "./client/client.menus.conversations.ts";
import * as clientMenusUsers from "./client/client.menus.users.ts";
import * as clientMessagesForward from "./client/client.messages.forward.ts";
import * as clientMessagesLinked from "./client/client.messages.linked.ts";
import * as clientNotificationsLevel from "./client/client.notifications.level.ts";
import * as clientPeopleList from "./client/client.people.list.ts";
import * as clientPreferencesGet from "./client/client.preferences.get.ts";
import * as clientPreferencesSet from "./client/client.preferences.set.ts";
import * as clientPreviewsRemove from "./client/client.previews.remove.ts";
import * as clientPushKey from "./client/client.push.key.ts";
import * as clientPushSubscribe from "./client/client.push.subscribe.ts";
import * as clientPushUnsubscribe from "./client/client.push.unsubscribe.ts";
import * as clientSavedList from "./client/client.saved.list.ts";
import * as clientSavedRemind from "./client/client.saved.remind.ts";
import * as clientSavedUpdate from "./client/client.saved.update.ts";
import * as clientScheduledCreate from "./client/client.scheduled.create.ts";
import * as clientScheduledList from "./client/client.scheduled.list.ts";
import * as clientScheduledUpdate from "./client/client.scheduled.update.ts";
import * as clientSectionsCreate from "./client/client.sections.create.ts";
import * as clientSectionsDelete from "./client/client.sections.delete.ts";
import * as clientSectionsList from "./client/client.sections.list.ts";
import * as clientSectionsMove from "./client/client.sections.move.ts";
import * as clientSectionsMute from "./client/client.sections.mute.ts";
import * as clientSectionsPlace from "./client/client.sections.place.ts";
import * as clientSectionsUpdate from "./client/client.sections.update.ts";
import * as clientShortcutsRun from "./client/client.shortcuts.run.ts";
import * as clientTeamsJoin from "./client/client.teams.join.ts";
import * as clientTeamsList from "./client/client.teams.list.ts";
import * as clientThreadsFollow from "./client/client.threads.follow.ts";
import * as clientThreadsList from "./client/client.threads.list.ts";
import * as clientThreadsMark from "./client/client.threads.mark.ts";
import * as clientThreadsMarkAll from "./client/client.threads.markAll.ts";
import * as clientTriggersInfo from "./client/client.triggers.info.ts";
import * as clientTriggersList from "./client/client.triggers.list.ts";
import * as clientTriggersRun from "./client/client.triggers.run.ts";
import * as clientViewsClose from "./client/client.views.close.ts";
import * as clientViewsList from "./client/client.views.list.ts";
import * as clientViewsSubmit from "./client/client.views.submit.ts";
import * as clientZoneSet from "./client/client.zone.set.ts";
import * as conversationsAcceptSharedInvite from "./conversations/conversations.acceptSharedInvite.ts";
import * as conversationsApproveSharedInvite from "./conversations/conversations.approveSharedInvite.ts";
import * as conversationsArchive from "./conversations/conversations.archive.ts";
import * as conversationsCanvasesCreate from "./conversations/conversations.canvases.create.ts";
import * as conversationsClose from "./conversations/conversations.close.ts";
import * as conversationsCreate from "./conversations/conversations.create.ts";
import * as conversationsDeclineSharedInvite from "./conversations/conversations.declineSharedInvite.ts";
import * as conversationsExternalInvitePermissionsSet from "./conversations/conversations.externalInvitePermissions.set.ts";
import * as conversationsHistory from "./conversations/conversations.history.ts";
import * as conversationsInfo from "./conversations/conversations.info.ts";
import * as conversationsInvite from "./conversations/conversations.invite.ts";
import * as conversationsInviteShared from "./conversations/conversations.inviteShared.ts";
import * as conversationsJoin from "./conversations/conversations.join.ts";
import * as conversationsKick from "./conversations/conversations.kick.ts";
import * as conversationsLeave from "./conversations/conversations.leave.ts";
import * as conversationsList from "./conversations/conversations.list.ts";
import * as conversationsListConnectInvites from "./conversations/conversations.listConnectInvites.ts";
import * as conversationsMark from "./conversations/conversations.mark.ts";
import * as conversationsMembers from "./conversations/conversations.members.ts";
import * as conversationsOpen from "./conversations/conversations.open.ts";
import * as conversationsRename from "./conversations/conversations.rename.ts";
import * as conversationsReplies from "./conversations/conversations.replies.ts";
import * as conversationsRequestSharedInviteApprove from "./conversations/conversations.requestSharedInvite.approve.ts";
import * as conversationsRequestSharedInviteDeny from "./conversations/conversations.requestSharedInvite.deny.ts";
import * as conversationsRequestSharedInviteList from "./conversations/conversations.requestSharedInvite.list.ts";
import * as conversationsSetPurpose from "./conversations/conversations.setPurpose.ts";
import * as conversationsSetTopic from "./conversations/conversations.setTopic.ts";
import * as conversationsUnarchive from "./conversations/conversations.unarchive.ts";
import * as developerAppsCredentialsGet from "./developer/developer.apps.credentials.get.ts";
import * as developerAppsCredentialsRegenerate from "./developer/developer.apps.credentials.regenerate.ts";
import * as developerAppsInfo from "./developer/developer.apps.info.ts";
import * as developerAppsInstallationsList from "./developer/developer.apps.installations.list.ts";
import * as developerAppsList from "./developer/developer.apps.list.ts";
import * as developerAppsOwnersAdd from "./developer/developer.apps.owners.add.ts";
import * as developerAppsOwnersList from "./developer/developer.apps.owners.list.ts";
import * as developerAppsOwnersRemove from "./developer/developer.apps.owners.remove.ts";
import * as developerAppsOwnersUpdate from "./developer/developer.apps.owners.update.ts";
import * as developerAppsTokensCreate from "./developer/developer.apps.tokens.create.ts";
import * as developerAppsTokensList from "./developer/developer.apps.tokens.list.ts";
import * as developerAppsTokensRevoke from "./developer/developer.apps.tokens.revoke.ts";
import * as developerAppsUrlsCheck from "./developer/developer.apps.urls.check.ts";
import * as dialogOpen from "./dialog/dialog.open.ts";
import * as dndEndDnd from "./dnd/dnd.endDnd.ts";
import * as dndEndSnooze from "./dnd/dnd.endSnooze.ts";
import * as dndInfo from "./dnd/dnd.info.ts";
import * as dndSetSnooze from "./dnd/dnd.setSnooze.ts";
import * as dndTeamInfo from "./dnd/dnd.teamInfo.ts";
import * as emojiList from "./emoji/emoji.list.ts";
import * as entityPresentDetails from "./entity/entity.presentDetails.ts";
import * as filesCompleteUploadExternal from "./files/files.completeUploadExternal.ts";
import * as filesDelete from "./files/files.delete.ts";
import * as filesGetUploadURLExternal from "./files/files.getUploadURLExternal.ts";
import * as filesInfo from "./files/files.info.ts";
import * as filesList from "./files/files.list.ts";
import * as filesRemoteAdd from "./files/files.remote.add.ts";
import * as filesRemoteInfo from "./files/files.remote.info.ts";
import * as filesRemoteList from "./files/files.remote.list.ts";
import * as filesRemoteRemove from "./files/files.remote.remove.ts";
import * as filesRemoteShare from "./files/files.remote.share.ts";
import * as filesRemoteUpdate from "./files/files.remote.update.ts";
import * as filesRevokePublicURL from "./files/files.revokePublicURL.ts";
import * as filesSharedPublicURL from "./files/files.sharedPublicURL.ts";
import * as filesUpload from "./files/files.upload.ts";
import * as functionsCompleteError from "./functions/functions.completeError.ts";
import * as functionsCompleteSuccess from "./functions/functions.completeSuccess.ts";
import * as functionsDistributionsPermissionsAdd from "./functions/functions.distributions.permissions.add.ts";
import * as functionsDistributionsPermissionsList from "./functions/functions.distributions.permissions.list.ts";
import * as functionsDistributionsPermissionsRemove from "./functions/functions.distributions.permissions.remove.ts";
import * as functionsDistributionsPermissionsSet from "./functions/functions.distributions.permissions.set.ts";
import * as functionsWorkflowsStepsList from "./functions/functions.workflows.steps.list.ts";
import * as functionsWorkflowsStepsResponsesExport from "./functions/functions.workflows.steps.responses.export.ts";
import * as migrationExchange from "./migration/migration.exchange.ts";
import * as oauthV2Access from "./oauth/oauth.v2.access.ts";
import * as oauthV2Exchange from "./oauth/oauth.v2.exchange.ts";
import * as oauthV2UserAccess from "./oauth/oauth.v2.user.access.ts";
import * as openidConnectToken from "./openid/openid.connect.token.ts";
import * as openidConnectUserInfo from "./openid/openid.connect.userInfo.ts";
import * as pinsAdd from "./pins/pins.add.ts";
import * as pinsList from "./pins/pins.list.ts";
import * as pinsRemove from "./pins/pins.remove.ts";
import * as reactionsAdd from "./reactions/reactions.add.ts";
import * as reactionsGet from "./reactions/reactions.get.ts";
import * as reactionsList from "./reactions/reactions.list.ts";
import * as reactionsRemove from "./reactions/reactions.remove.ts";
import * as remindersAdd from "./reminders/reminders.add.ts";
import * as remindersComplete from "./reminders/reminders.complete.ts";
import * as remindersDelete from "./reminders/reminders.delete.ts";
import * as remindersInfo from "./reminders/reminders.info.ts";
import * as remindersList from "./reminders/reminders.list.ts";
import * as rtmConnect from "./rtm/rtm.connect.ts";
import * as rtmStart from "./rtm/rtm.start.ts";
import * as searchAll from "./search/search.all.ts";
import * as searchFiles from "./search/search.files.ts";
import * as searchMessages from "./search/search.messages.ts";
import * as slackListsAccessDelete from "./slackLists/slackLists.access.delete.ts";
import * as slackListsAccessSet from "./slackLists/slackLists.access.set.ts";
import * as slackListsCreate from "./slackLists/slackLists.create.ts";
import * as slackListsDownloadGet from "./slackLists/slackLists.download.get.ts";
import * as slackListsDownloadStart from "./slackLists/slackLists.download.start.ts";
import * as slackListsItemsCreate from "./slackLists/slackLists.items.create.ts";
import * as slackListsItemsDelete from "./slackLists/slackLists.items.delete.ts";
import * as slackListsItemsDeleteMultiple from "./slackLists/slackLists.items.deleteMultiple.ts";
import * as slackListsItemsInfo from "./slackLists/slackLists.items.info.ts";
import * as slackListsItemsList from "./slackLists/slackLists.items.list.ts";
import * as slackListsItemsUpdate from "./slackLists/slackLists.items.update.ts";
import * as slackListsUpdate from "./slackLists/slackLists.update.ts";
import * as starsAdd from "./stars/stars.add.ts";
import * as starsList from "./stars/stars.list.ts";
import * as starsRemove from "./stars/stars.remove.ts";
import * as teamAccessLogs from "./team/team.accessLogs.ts";
import * as teamBillableInfo from "./team/team.billableInfo.ts";
import * as teamBillingInfo from "./team/team.billing.info.ts";
import * as teamExternalTeamsDisconnect from "./team/team.externalTeams.disconnect.ts";
import * as teamExternalTeamsList from "./team/team.externalTeams.list.ts";
import * as teamInfo from "./team/team.info.ts";
import * as teamIntegrationLogs from "./team/team.integrationLogs.ts";
import * as teamPreferencesList from "./team/team.preferences.list.ts";
import * as teamProfileGet from "./team/team.profile.get.ts";
import * as toolingTokensRotate from "./tooling/tooling.tokens.rotate.ts";
import * as usergroupsCreate from "./usergroups/usergroups.create.ts";
import * as usergroupsDisable from "./usergroups/usergroups.disable.ts";
import * as usergroupsEnable from "./usergroups/usergroups.enable.ts";
import * as usergroupsList from "./usergroups/usergroups.list.ts";
import * as usergroupsUpdate from "./usergroups/usergroups.update.ts";
import * as usergroupsUsersList from "./usergroups/usergroups.users.list.ts";
import * as usergroupsUsersUpdate from "./usergroups/usergroups.users.update.ts";
import * as usersConversations from "./users/users.conversations.ts";
import * as usersDeletePhoto from "./users/users.deletePhoto.ts";
import * as usersDiscoverableContactsLookup from "./users/users.discoverableContacts.lookup.ts";
import * as usersGetPresence from "./users/users.getPresence.ts";
import * as usersIdentity from "./users/users.identity.ts";
import * as usersInfo from "./users/users.info.ts";
import * as usersList from "./users/users.list.ts";
import * as usersLookupByEmail from "./users/users.lookupByEmail.ts";
import * as usersPrefsGet from "./users/users.prefs.get.ts";
import * as usersProfileGet from "./users/users.profile.get.ts";
import * as usersProfileSet from "./users/users.profile.set.ts";
import * as usersSetActive from "./users/users.setActive.ts";
import * as usersSetPhoto from "./users/users.setPhoto.ts";
import * as usersSetPresence from "./users/users.setPresence.ts";
import * as viewsOpen from "./views/views.open.ts";
import * as viewsPublish from "./views/views.publish.ts";
import * as viewsPush from "./views/views.push.ts";
import * as viewsUpdate from "./views/views.update.ts";
import * as workflowsFeaturedAdd from "./workflows/workflows.featured.add.ts";
import * as workflowsFeaturedList from "./workflows/workflows.featured.list.ts";
import * as workflowsFeaturedRemove from "./workflows/workflows.featured.remove.ts";
import * as workflowsFeaturedSet from "./workflows/workflows.featured.set.ts";
import * as workflowsRunsCancel from "./workflows/workflows.runs.cancel.ts";
import * as workflowsRunsInfo from "./workflows/workflows.runs.info.ts";
import * as workflowsRunsList from "./workflows/workflows.runs.list.ts";
import * as workflowsTriggersCreate from "./workflows/workflows.triggers.create.ts";
import * as workflowsTriggersDelete from "./workflows/workflows.triggers.delete.ts";
import * as workflowsTriggersInfo from "./workflows/workflows.triggers.info.ts";
import * as workflowsTriggersList from "./workflows/workflows.triggers.list.ts";
import * as workflowsTriggersPermissionsAdd from "./workflows/workflows.triggers.permissions.add.ts";
import * as workflowsTriggersPermissionsList from "./workflows/workflows.triggers.permissions.list.ts";
import * as workflowsTriggersPermissionsRemove from "./workflows/workflows.triggers.permissions.remove.ts";
import * as workflowsTriggersPermissionsSet from "./workflows/workflows.triggers.permissions.set.ts";
import * as workflowsTriggersUpdate from "./workflows/workflows.triggers.update.ts";

const modules: readonly Record<string, Method>[] = [
  adminAnalyticsGetFile,
  adminAnalyticsMessagesActivity,
  adminAnalyticsMessagesMetadata,
  adminAnalyticsSetCollection,
  adminAppsActivitiesList,
  adminAppsAddTeams,
  adminAppsApprove,
  adminAppsApprovedList,
  adminAppsClearResolution,
  adminAppsConfigLookup,
  adminAppsConfigSet,
  adminAppsRemoveTeams,
  adminAppsRequestsCancel,
  adminAppsRequestsList,
  adminAppsRestrict,
  adminAppsRestrictedList,
  adminAppsSetDistribution,
  adminAppsUninstall,
  adminAuditAnomalyAllowGetItem,
  adminAuditAnomalyAllowUpdateItem,
  adminAuditExport,
  adminAuditList,
  adminAuthPolicyAssignEntities,
  adminAuthPolicyGetEntities,
  adminAuthPolicyRemoveEntities,
  adminBarriersCreate,
  adminBarriersDelete,
  adminBarriersList,
  adminBarriersUpdate,
  adminConversationsArchive,
  adminConversationsBulkArchive,
  adminConversationsBulkDelete,
  adminConversationsBulkMove,
  adminConversationsBulkSetExcludeFromSlackAi,
  adminConversationsConvertToPrivate,
  adminConversationsConvertToPublic,
  adminConversationsCreate,
  adminConversationsCreateForObjects,
  adminConversationsDelete,
  adminConversationsDisconnectShared,
  adminConversationsEkmListOriginalConnectedChannelInfo,
  adminConversationsEkmRestoreKey,
  adminConversationsEkmSuspendKey,
  adminConversationsGetConversationPrefs,
  adminConversationsGetCustomRetention,
  adminConversationsGetTeams,
  adminConversationsInvite,
  adminConversationsLinkObjects,
  adminConversationsLockThread,
  adminConversationsLookup,
  adminConversationsRemoveCustomRetention,
  adminConversationsRename,
  adminConversationsRestrictAccessAddGroup,
  adminConversationsRestrictAccessListGroups,
  adminConversationsRestrictAccessRemoveGroup,
  adminConversationsSearch,
  adminConversationsSetConversationPrefs,
  adminConversationsSetCustomRetention,
  adminConversationsSetTeams,
  adminConversationsUnarchive,
  adminConversationsUnlinkObjects,
  adminConversationsUnlockThread,
  adminEmojiAdd,
  adminEmojiAddAlias,
  adminEmojiList,
  adminEmojiRemove,
  adminEmojiRename,
  adminEnterpriseInfo,
  adminEnterpriseSetConnectPolicy,
  adminEnterpriseSetPlan,
  adminEnterpriseSetRole,
  adminEnterpriseTransfer,
  adminFunctionsList,
  adminFunctionsPermissionsLookup,
  adminFunctionsPermissionsSet,
  adminImportsCancel,
  adminImportsStart,
  adminInviteLinksCreate,
  adminInviteLinksList,
  adminInviteLinksRevoke,
  adminInviteRequestsApprove,
  adminInviteRequestsApprovedList,
  adminInviteRequestsDeniedList,
  adminInviteRequestsDeny,
  adminInviteRequestsList,
  adminJobsInfo,
  adminJobsList,
  adminLegalHoldsEntitiesAdd,
  adminLegalHoldsEntitiesList,
  adminLegalHoldsEntitiesRemove,
  adminLegalHoldsPoliciesActivate,
  adminLegalHoldsPoliciesCreate,
  adminLegalHoldsPoliciesInfo,
  adminLegalHoldsPoliciesList,
  adminLegalHoldsPoliciesRelease,
  adminLegalHoldsPoliciesSet,
  adminRetentionConfirm,
  adminRetentionPreview,
  adminRetentionReportsList,
  adminRetentionRulesList,
  adminRetentionRulesRemove,
  adminRetentionRulesSet,
  adminRetentionRun,
  adminRolesAddAssignments,
  adminRolesListAssignments,
  adminRolesRemoveAssignments,
  adminSignInGroupsAdd,
  adminSignInGroupsList,
  adminSignInGroupsRemove,
  adminSignInGroupsSetClaim,
  adminSignInIdentitiesList,
  adminSignInIdentitiesRemove,
  adminSignInProvidersCreate,
  adminSignInProvidersDelete,
  adminSignInProvidersList,
  adminSignInProvidersUpdate,
  adminTeamsAdminsList,
  adminTeamsCreate,
  adminTeamsDelete,
  adminTeamsList,
  adminTeamsMigrationBegin,
  adminTeamsMigrationCancel,
  adminTeamsMigrationFinish,
  adminTeamsMigrationSettle,
  adminTeamsOwnersList,
  adminTeamsSettingsInfo,
  adminTeamsSettingsSetAppApproval,
  adminTeamsSettingsSetConnectPolicy,
  adminTeamsSettingsSetDefaultChannels,
  adminTeamsSettingsSetDescription,
  adminTeamsSettingsSetDiscoverability,
  adminTeamsSettingsSetIcon,
  adminTeamsSettingsSetInviteApproval,
  adminTeamsSettingsSetLinkPreviews,
  adminTeamsSettingsSetName,
  adminTeamsSettingsSetNetworkPolicy,
  adminTeamsSettingsSetPlan,
  adminTeamsSettingsSetPostingPolicy,
  adminTeamsSettingsSetProfileFields,
  adminTeamsSettingsSetPublicFiles,
  adminTeamsSettingsSetTwoFactor,
  adminUsergroupsAddChannels,
  adminUsergroupsAddTeams,
  adminUsergroupsListChannels,
  adminUsergroupsRemoveChannels,
  adminUsersAssign,
  adminUsersBulkRemove,
  adminUsersCreateClaimLink,
  adminUsersGetExpiration,
  adminUsersInvite,
  adminUsersList,
  adminUsersReactivate,
  adminUsersRemove,
  adminUsersSecondFactorReset,
  adminUsersSessionClearSettings,
  adminUsersSessionGetSettings,
  adminUsersSessionInvalidate,
  adminUsersSessionList,
  adminUsersSessionReset,
  adminUsersSessionResetBulk,
  adminUsersSessionSetSettings,
  adminUsersSetAdmin,
  adminUsersSetDepartment,
  adminUsersSetExpiration,
  adminUsersSetOwner,
  adminUsersSetRegular,
  adminUsersUnsupportedVersionsExport,
  adminWorkflowsCollaboratorsAdd,
  adminWorkflowsCollaboratorsRemove,
  adminWorkflowsPermissionsLookup,
  adminWorkflowsSearch,
  adminWorkflowsTriggersTypesList,
  adminWorkflowsTriggersTypesPermissionsLookup,
  adminWorkflowsTriggersTypesPermissionsSet,
  adminWorkflowsUnpublish,
  agentsConversationsArchive,
  agentsConversationsCreate,
  agentsConversationsGetCanvas,
  agentsConversationsListViews,
  agentsConversationsRemoveView,
  agentsConversationsSetCanvasContent,
  agentsConversationsSetCommands,
  agentsConversationsSetProperties,
  agentsConversationsSetView,
  agentsSessionsRename,
  agentsSessionsSetStatus,
  apiTest,
  appsActivitiesList,
  appsApprovalsRequestsCancel,
  appsApprovalsRequestsCreate,
  appsApprovalsRequestsList,
  appsAuthExternalAuthMappingUpdate,
  appsAuthExternalClientSecretAdd,
  appsAuthExternalDelete,
  appsAuthExternalGet,
  appsAuthExternalList,
  appsAuthExternalStart,
  appsCertifiedInstall,
  appsConnectionsOpen,
  appsDatastoreBulkDelete,
  appsDatastoreBulkGet,
  appsDatastoreBulkPut,
  appsDatastoreCount,
  appsDatastoreDelete,
  appsDatastoreGet,
  appsDatastorePut,
  appsDatastoreQuery,
  appsDatastoreUpdate,
  appsDelete,
  appsDeveloperInstall,
  appsDeveloperUninstall,
  appsEventAuthorizationsList,
  appsHostedExchangeAuthTicket,
  appsHostedGenerateAuthTicket,
  appsHostedGeneratePresignedPost,
  appsHostedIcon,
  appsHostedUpload,
  appsHostedVariablesAdd,
  appsHostedVariablesList,
  appsHostedVariablesRemove,
  appsHostedVersionsActivate,
  appsHostedVersionsList,
  appsIconSet,
  appsManifestCreate,
  appsManifestDelete,
  appsManifestExport,
  appsManifestUpdate,
  appsManifestValidate,
  appsStatus,
  appsUninstall,
  appsUserConnectionUpdate,
  assistantSearchContext,
  assistantSearchInfo,
  assistantThreadsSetStatus,
  assistantThreadsSetSuggestedPrompts,
  assistantThreadsSetTitle,
  authRevoke,
  authTeamsList,
  authTest,
  blocksValidate,
  bookmarksAdd,
  bookmarksEdit,
  bookmarksList,
  bookmarksRemove,
  botsInfo,
  callsAdd,
  callsEnd,
  callsInfo,
  callsParticipantsAdd,
  callsParticipantsRemove,
  callsUpdate,
  canvasesAccessDelete,
  canvasesAccessSet,
  canvasesCreate,
  canvasesDelete,
  canvasesEdit,
  canvasesSectionsLookup,
  chatAppendStream,
  chatCommand,
  chatDelete,
  chatDeleteScheduledMessage,
  chatGetPermalink,
  chatMeMessage,
  chatPostEphemeral,
  chatPostMessage,
  chatScheduleMessage,
  chatScheduledMessagesList,
  chatStartStream,
  chatStopStream,
  chatUnfurl,
  chatUpdate,
  chunksValidate,
  clientActivityRecord,
  clientAgentsLook,
  clientAgentsOpen,
  clientAgentsSessionsInfo,
  clientAgentsSessionsList,
  clientAgentsSessionsMark,
  clientAgentsSessionsRename,
  clientAgentsSessionsStop,
  clientAppsList,
  clientAssistantLook,
  clientAssistantOpen,
  clientBlocksAct,
  clientBlocksSuggest,
  clientCanvasesRead,
  clientChannelsMute,
  clientCodeChannelsClick,
  clientCodeChannelsInfo,
  clientCodeChannelsView,
  clientCommandsRun,
  clientCounts,
  clientDndGet,
  clientDndOverride,
  clientDndSchedule,
  clientDraftsDelete,
  clientDraftsList,
  clientDraftsSave,
  clientEntitiesAct,
  clientEntitiesOpen,
  clientFeedList,
  clientFeedMark,
  clientHistoryAfter,
  clientHomeVisit,
  clientInvitesCreate,
  clientMcpConsentsSet,
  clientMcpServersSet,
  clientMcpToolsCall,
  clientMcpToolsList,
  clientMentionsAudience,
  clientMenusConversations,
  clientMenusUsers,
  clientMessagesForward,
  clientMessagesLinked,
  clientNotificationsLevel,
  clientPeopleList,
  clientPreferencesGet,
  clientPreferencesSet,
  clientPreviewsRemove,
  clientPushKey,
  clientPushSubscribe,
  clientPushUnsubscribe,
  clientSavedList,
  clientSavedRemind,
  clientSavedUpdate,
  clientScheduledCreate,
  clientScheduledList,
  clientScheduledUpdate,
  clientSectionsCreate,
  clientSectionsDelete,
  clientSectionsList,
  clientSectionsMove,
  clientSectionsMute,
  clientSectionsPlace,
  clientSectionsUpdate,
  clientShortcutsRun,
  clientTeamsJoin,
  clientTeamsList,
  clientThreadsFollow,
  clientThreadsList,
  clientThreadsMark,
  clientThreadsMarkAll,
  clientTriggersInfo,
  clientTriggersList,
  clientTriggersRun,
  clientViewsClose,
  clientViewsList,
  clientViewsSubmit,
  clientZoneSet,
  conversationsAcceptSharedInvite,
  conversationsApproveSharedInvite,
  conversationsArchive,
  conversationsCanvasesCreate,
  conversationsClose,
  conversationsCreate,
  conversationsDeclineSharedInvite,
  conversationsExternalInvitePermissionsSet,
  conversationsHistory,
  conversationsInfo,
  conversationsInvite,
  conversationsInviteShared,
  conversationsJoin,
  conversationsKick,
  conversationsLeave,
  conversationsList,
  conversationsListConnectInvites,
  conversationsMark,
  conversationsMembers,
  conversationsOpen,
  conversationsRename,
  conversationsReplies,
  conversationsRequestSharedInviteApprove,
  conversationsRequestSharedInviteDeny,
  conversationsRequestSharedInviteList,
  conversationsSetPurpose,
  conversationsSetTopic,
  conversationsUnarchive,
  developerAppsCredentialsGet,
  developerAppsCredentialsRegenerate,
  developerAppsInfo,
  developerAppsInstallationsList,
  developerAppsList,
  developerAppsOwnersAdd,
  developerAppsOwnersList,
  developerAppsOwnersRemove,
  developerAppsOwnersUpdate,
  developerAppsTokensCreate,
  developerAppsTokensList,
  developerAppsTokensRevoke,
  developerAppsUrlsCheck,
  dialogOpen,
  dndEndDnd,
  dndEndSnooze,
  dndInfo,
  dndSetSnooze,
  dndTeamInfo,
  emojiList,
  entityPresentDetails,
  filesCompleteUploadExternal,
  filesDelete,
  filesGetUploadURLExternal,
  filesInfo,
  filesList,
  filesRemoteAdd,
  filesRemoteInfo,
  filesRemoteList,
  filesRemoteRemove,
  filesRemoteShare,
  filesRemoteUpdate,
  filesRevokePublicURL,
  filesSharedPublicURL,
  filesUpload,
  functionsCompleteError,
  functionsCompleteSuccess,
  functionsDistributionsPermissionsAdd,
  functionsDistributionsPermissionsList,
  functionsDistributionsPermissionsRemove,
  functionsDistributionsPermissionsSet,
  functionsWorkflowsStepsList,
  functionsWorkflowsStepsResponsesExport,
  migrationExchange,
  oauthV2Access,
  oauthV2Exchange,
  oauthV2UserAccess,
  openidConnectToken,
  openidConnectUserInfo,
  pinsAdd,
  pinsList,
  pinsRemove,
  reactionsAdd,
  reactionsGet,
  reactionsList,
  reactionsRemove,
  remindersAdd,
  remindersComplete,
  remindersDelete,
  remindersInfo,
  remindersList,
  rtmConnect,
  rtmStart,
  searchAll,
  searchFiles,
  searchMessages,
  slackListsAccessDelete,
  slackListsAccessSet,
  slackListsCreate,
  slackListsDownloadGet,
  slackListsDownloadStart,
  slackListsItemsCreate,
  slackListsItemsDelete,
  slackListsItemsDeleteMultiple,
  slackListsItemsInfo,
  slackListsItemsList,
  slackListsItemsUpdate,
  slackListsUpdate,
  starsAdd,
  starsList,
  starsRemove,
  teamAccessLogs,
  teamBillableInfo,
  teamBillingInfo,
  teamExternalTeamsDisconnect,
  teamExternalTeamsList,
  teamInfo,
  teamIntegrationLogs,
  teamPreferencesList,
  teamProfileGet,
  toolingTokensRotate,
  usergroupsCreate,
  usergroupsDisable,
  usergroupsEnable,
  usergroupsList,
  usergroupsUpdate,
  usergroupsUsersList,
  usergroupsUsersUpdate,
  usersConversations,
  usersDeletePhoto,
  usersDiscoverableContactsLookup,
  usersGetPresence,
  usersIdentity,
  usersInfo,
  usersList,
  usersLookupByEmail,
  usersPrefsGet,
  usersProfileGet,
  usersProfileSet,
  usersSetActive,
  usersSetPhoto,
  usersSetPresence,
  viewsOpen,
  viewsPublish,
  viewsPush,
  viewsUpdate,
  workflowsFeaturedAdd,
  workflowsFeaturedList,
  workflowsFeaturedRemove,
  workflowsFeaturedSet,
  workflowsRunsCancel,
  workflowsRunsInfo,
  workflowsRunsList,
  workflowsTriggersCreate,
  workflowsTriggersDelete,
  workflowsTriggersInfo,
  workflowsTriggersList,
  workflowsTriggersPermissionsAdd,
  workflowsTriggersPermissionsList,
  workflowsTriggersPermissionsRemove,
  workflowsTriggersPermissionsSet,
  workflowsTriggersUpdate,
];

/** Every method by its name. */
export const methods: ReadonlyMap<string, Method> = new Map(
  modules.flatMap((module) => Object.values(module)).map((method) => [method.name, method]),
);
