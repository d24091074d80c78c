#!/bin/sh
# KCalendarCore 5.103.0 (Debian packages libkf5calendarcore5abi2 and -dev 5:5.103.0-1), the calendar of KOrganizer and Kalendar: the
# class `FreeBusy`, which makes the list of busy times (VFREEBUSY) that KOrganizer publishes and mails (akonadi-calendar,
# `FreeBusyManagerPrivate::ownerFreeBusy`).
#
# Expected: the list says when the events of the calendar are. `OccurrenceIterator` of the same library does («meant» below).
# Happens: with series it does not. A meeting at 14:00 in Shanghai, which is 7:00 in Zurich, is busy at 14:00 in Zurich: the clock of
# its zone is taken for that of the machine. Whole days are busy on the day before, as midnight in Zurich is still yesterday in UTC, in
# which KOrganizer asks. A date that was moved is busy at both hours (RFC 5545, 3.8.4.4: the instance is replaced), and what is
# cancelled is busy (RFC 4791, 7.10: CANCELLED becomes FREE). Single events are right.
# Matters here: an owner who publishes such a list offers appointments during meetings with China and on days off. The receiver can
# read a VFREEBUSY, but only the calendar says when the owner is busy.
#
# Output seen (December 2026, Swiss time):
#   Wednesdays, 14:00 in Shanghai
#     meant: Wed 2. 07:00, Wed 9. 07:00
#     busy:  Wed 2. 14:00, Wed 9. 14:00
#   Wednesdays, whole days
#     meant: Wed 2. 00:00, Wed 9. 00:00
#     busy:  Tue 1. 00:00, Tue 8. 00:00
#   Wednesdays, one moved to Friday
#     meant: Wed 2. 07:00, Fri 11. 14:00
#     busy:  Wed 2. 14:00, Wed 9. 14:00, Fri 11. 14:00
#   Wednesdays, cancelled
#     meant: nothing
#     busy:  Wed 2. 14:00, Wed 9. 14:00
set -eu
script=$(realpath "$0")
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
export TZ=Europe/Zurich
needed='g++ pkg-config qtbase5-dev libkf5calendarcore-dev'
dpkg -s $needed tzdata > dpkg.log 2>&1 || apt-get install -y -q --no-install-recommends $needed tzdata > apt.log
cat > list.cpp << 'END'
#include <KCalendarCore/FreeBusy>
#include <KCalendarCore/ICalFormat>
#include <KCalendarCore/MemoryCalendar>
#include <KCalendarCore/OccurrenceIterator>
#include <QLocale>
#include <QTextStream>
#include <QTimeZone>

using namespace KCalendarCore;

const QTimeZone zurich("Europe/Zurich");

QString written(QList<QDateTime> times) {
    std::sort(times.begin(), times.end());
    QStringList texts;
    for (const auto &time : times) texts << QLocale::c().toString(time.toTimeZone(zurich), "ddd d. hh:mm");
    return texts.isEmpty() ? "nothing" : texts.join(", ");
}

const QString zone = "BEGIN:VTIMEZONE\r\nTZID:Asia/Shanghai\r\nBEGIN:STANDARD\r\nDTSTART:19700101T000000\r\n"
                     "TZOFFSETFROM:+0800\r\nTZOFFSETTO:+0800\r\nEND:STANDARD\r\nEND:VTIMEZONE\r\n";

void show(const QString &name, const QStringList &events) {
    MemoryCalendar::Ptr calendar(new MemoryCalendar(zurich));
    QString text = "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Example//Finding//EN\r\n" + zone;
    for (const auto &event : events)
        text += "BEGIN:VEVENT\r\nUID:one@example.com\r\nDTSTAMP:20261101T000000Z\r\n" + event + "\r\nEND:VEVENT\r\n";
    ICalFormat().fromString(calendar, text + "END:VCALENDAR\r\n");
    // As KOrganizer does: from an instant in UTC on, all events as they are.
    const QDateTime from({2026, 11, 30}, {0, 0}, Qt::UTC), until({2026, 12, 13}, {0, 0}, Qt::UTC);
    QList<QDateTime> busy, meant;
    FreeBusy list(calendar->rawEvents(), from, until);
    for (const auto &period : list.busyPeriods()) busy << period.start();
    OccurrenceIterator occurrences(*calendar, from, until);
    while (occurrences.hasNext()) {
        occurrences.next();
        if (occurrences.incidence()->status() != Incidence::StatusCanceled) meant << occurrences.occurrenceStartDate();
    }
    QTextStream(stdout) << name << "\n  meant: " << written(meant) << "\n  busy:  " << written(busy) << "\n";
}

int main() {
    const QString weekly = "\r\nRRULE:FREQ=WEEKLY";
    const QString two = "DTSTART;TZID=Asia/Shanghai:20251203T140000\r\nDTEND;TZID=Asia/Shanghai:20251203T150000" + weekly;
    show("Wednesdays, 14:00 in Shanghai", {two});
    show("Wednesdays, whole days", {"DTSTART;VALUE=DATE:20251203" + weekly});
    show("Wednesdays, one moved to Friday",
         {two, "RECURRENCE-ID;TZID=Asia/Shanghai:20261209T140000\r\nDTSTART:20261211T130000Z\r\nDTEND:20261211T140000Z"});
    show("Wednesdays, cancelled", {two + "\r\nSTATUS:CANCELLED"});
}
END
g++ -std=c++17 -fPIC list.cpp -o list -I/usr/include/KF5/KCalendarCore -lKF5CalendarCore \
  $(pkg-config --cflags --libs Qt5Core Qt5Gui) 2> compiler.log
./list | tee seen
sed -n 's/^#   //p' "$script" | cmp - seen
